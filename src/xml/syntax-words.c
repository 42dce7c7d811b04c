/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "syntax-words.h"

#include <string.h>

/* {} is the report's first string where the row says so. */
typedef struct {
  int code; /* an xmlParserErrors */
  PaddockXmlError error;
  const char *words;
  gboolean has_name;
} Row;

#define SYNTAX PADDOCK_XML_ERROR_SYNTAX
#define ENCODING PADDOCK_XML_ERROR_ENCODING

static const Row rows[] = {
  { XML_ERR_DOCUMENT_EMPTY, SYNTAX, "the file has no element; expected a document" },
  { XML_ERR_DOCUMENT_END, SYNTAX,
    "there is something after the document; expected the end of the file" },
  { XML_ERR_TAG_NOT_FINISHED, SYNTAX, "the file ends too early; expected </{}>", TRUE },
  { XML_ERR_GT_REQUIRED, SYNTAX, "a tag is not closed; expected \">\"" },
  { XML_ERR_LTSLASH_REQUIRED, SYNTAX, "the file ends inside an end tag; expected \"</\"" },
  { XML_ERR_NAME_REQUIRED, SYNTAX,
    "\"<\" or \"&\" stands alone; expected a name after it, or \"&lt;\" or \"&amp;\"" },
  { XML_ERR_ATTRIBUTE_NOT_STARTED, SYNTAX, "an attribute value has no quotes; expected \" or '" },
  { XML_ERR_ATTRIBUTE_NOT_FINISHED, SYNTAX,
    "an attribute value does not end; expected its closing quote" },
  { XML_ERR_ATTRIBUTE_WITHOUT_VALUE, SYNTAX, "attribute \"{}\" has no value; expected =\"...\"",
    TRUE },
  { XML_ERR_ATTRIBUTE_REDEFINED, SYNTAX, "attribute \"{}\" appears twice; expected it once", TRUE },
  { XML_ERR_SPACE_REQUIRED, SYNTAX, "two attributes touch; expected white space between them" },
  { XML_ERR_LT_IN_ATTRIBUTE, SYNTAX, "an attribute value contains \"<\"; expected \"&lt;\"" },
  { XML_ERR_UNDECLARED_ENTITY, SYNTAX, "&{}; is unknown; expected &amp; &lt; &gt; &quot; or &apos;",
    TRUE },
  { XML_ERR_ENTITYREF_SEMICOL_MISSING, SYNTAX,
    "\"&\" begins a reference that does not end; expected \";\", or \"&amp;\" for the sign "
    "itself" },
  { XML_ERR_INVALID_CHARREF, SYNTAX,
    "a character reference is not a number; expected one such as \"&#233;\"" },
  { XML_ERR_INVALID_HEX_CHARREF, SYNTAX,
    "a character reference is not a number; expected one such as \"&#xe9;\"" },
  { XML_ERR_INVALID_DEC_CHARREF, SYNTAX,
    "a character reference is not a number; expected one such as \"&#233;\"" },
  { XML_ERR_INVALID_CHAR, SYNTAX,
    "the file contains a character that XML does not allow; expected text" },
  { XML_ERR_MISPLACED_CDATA_END, SYNTAX, "the text contains \"]]>\"; expected \"]]&gt;\"" },
  { XML_ERR_CDATA_NOT_FINISHED, SYNTAX, "a CDATA section does not end; expected \"]]>\"" },
  { XML_ERR_COMMENT_NOT_FINISHED, SYNTAX, "a comment does not end; expected \"-->\"" },
  { XML_ERR_HYPHEN_IN_COMMENT, SYNTAX,
    "a comment contains \"--\"; expected \"-->\" or another word" },
  { XML_ERR_PI_NOT_FINISHED, SYNTAX, "a processing instruction does not end; expected \"?>\"" },
  { XML_ERR_RESERVED_XML_NAME, SYNTAX,
    "<?xml ... ?> comes after other text; expected it at the start of the file" },
  { XML_ERR_XMLDECL_NOT_FINISHED, SYNTAX, "<?xml does not end; expected \"?>\"" },
  { XML_ERR_VERSION_MISSING, SYNTAX, "<?xml has no version; expected version=\"1.0\"" },
  { XML_NS_ERR_UNDEFINED_NAMESPACE, SYNTAX,
    "the prefix \"{}\" has no namespace; expected no prefix", TRUE },
  { XML_NS_ERR_ATTRIBUTE_REDEFINED, SYNTAX, "an attribute appears twice; expected it once" },
  { XML_ERR_INTERNAL_ERROR, PADDOCK_XML_ERROR_LIMIT,
    "a value, a text or a gap is longer than 10 MB; expected shorter ones" },
  { XML_ERR_INVALID_ENCODING, ENCODING, "the text is not UTF-8; expected UTF-8" },
};

static const Row *
find_row (const xmlError *report)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].code == report->code && (!rows[i].has_name || report->str1))
      return &rows[i];

  return NULL;
}

static void
set_other (const xmlError *report, GError **error)
{
  g_autofree char *words = g_strstrip (g_strdup (report->message));

  g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_SYNTAX, "%s; expected well-formed XML",
               words);
}

static void
set_row (const Row *row, const xmlError *report, GError **error)
{
  g_autoptr (GString) words = g_string_new (row->words);

  if (row->has_name)
    g_string_replace (words, "{}", report->str1, 0);
  g_set_error_literal (error, PADDOCK_XML_ERROR, row->error, words->str);
}

void
paddock_syntax_error (const xmlError *report, GError **error)
{
  const Row *row = find_row (report);

  if (report->code == XML_ERR_INVALID_CHAR && strstr (report->message, "UTF-8"))
    g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_ENCODING,
                 "the text is not UTF-8; expected UTF-8");
  else if (report->code == XML_ERR_TAG_NAME_MISMATCH && report->str1 && report->str2)
    g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_SYNTAX,
                 "</%s> closes <%s> of line %d; expected </%s>", report->str2, report->str1,
                 report->int1, report->str1);
  else if (!row)
    set_other (report, error);
  else
    set_row (row, report, error);
}
