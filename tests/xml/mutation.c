/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "mutation.h"

#include "reader.h"

static const char *const values[] = {
  "",
  " ",
  "0",
  "-1",
  "+1",
  "007",
  "1",
  "99",
  "100",
  "1000",
  "10000",
  "2147483647",
  "-0",
  "2147483648",
  "1.5",
  "1e3",
  "0x10",
  "x",
  "yes",
  "no",
  "true",
  " yes ",
  "Yes",
  "1,2",
  "1, 2",
  "+1,-2",
  "4095,-4096",
  "-4097,0",
  "0,4096",
  "1,2,3",
  "d1",
  "-d2",
  "d3",
  "d0",
  "\t1\n",
  "1 2 3",
  "1  2",
  "1,",
  "a b",
  "a--b",
  "A",
  "\303\251",
  "a&b<c",
  "unknown",
  "red",
  "hammer saw",
  "hammer hammer",
  "urn:x",
  "0.0 - 1.1",
  "0.100",
  "10000.1",
  "..#a_",
  "..?",
  ".. ..",
  "12345678901234567890123456789012345678901",
};

static const char *const names[] = { "id",   "name",    "number", "at", "text", "row",  "way",
                                     "part", "version", "option", "Id", "x-y",  "board" };

/* The n-th element of a tree, in document order; N is counted down. */
static xmlNode *
find_nth (xmlNode *node, guint *n)
{
  for (; node; node = node->next) {
    xmlNode *found;

    if (node->type == XML_ELEMENT_NODE && (*n)-- == 0)
      return node;
    if ((found = find_nth (node->children, n)))
      return found;
  }

  return NULL;
}

static xmlNode *
random_element (xmlDoc *doc, GRand *rand)
{
  guint n_elements = (guint) -1;
  guint n;

  find_nth (xmlDocGetRootElement (doc), &n_elements);
  n = g_rand_int_range (rand, 0, (guint) -1 - n_elements);
  return find_nth (xmlDocGetRootElement (doc), &n);
}

static xmlAttr *
random_attribute (xmlNode *element, GRand *rand)
{
  xmlAttr *attribute = element->properties;
  guint n = 0;

  for (xmlAttr *a = element->properties; a; a = a->next)
    n++;
  if (n == 0)
    return NULL;

  for (n = g_rand_int_range (rand, 0, n); n > 0; n--)
    attribute = attribute->next;
  return attribute;
}

#define PICK(array_) (array_)[g_rand_int_range (rand, 0, G_N_ELEMENTS (array_))]

static const char *
set_value (xmlNode *element, GRand *rand)
{
  xmlAttr *attribute = random_attribute (element, rand);

  if (attribute)
    xmlSetProp (element, attribute->name, (const xmlChar *) PICK (values));
  return "another value of an attribute";
}

static const char *
copy_value (xmlNode *element, GRand *rand)
{
  xmlAttr *attribute = random_attribute (element, rand);
  xmlNode *other = random_element (element->doc, rand);
  xmlAttr *source = random_attribute (other, rand);

  if (attribute && source) {
    xmlChar *value = xmlGetProp (other, source->name);

    xmlSetProp (element, attribute->name, value);
    xmlFree (value);
  }
  return "an attribute with the value of another";
}

static const char *
rename_attribute (xmlNode *element, GRand *rand)
{
  xmlAttr *attribute = random_attribute (element, rand);
  const char *name = PICK (names);

  if (attribute && !xmlHasProp (element, (const xmlChar *) name))
    xmlNodeSetName ((xmlNode *) attribute, (const xmlChar *) name);
  return "an attribute with another name";
}

static const char *
drop_attribute (xmlNode *element, GRand *rand)
{
  xmlAttr *attribute = random_attribute (element, rand);

  if (attribute)
    xmlRemoveProp (attribute);
  return "an attribute dropped";
}

static const char *
add_attribute (xmlNode *element, GRand *rand)
{
  xmlSetProp (element, (const xmlChar *) PICK (names), (const xmlChar *) PICK (values));
  return "one more attribute";
}

static const char *
add_foreign_attribute (xmlNode *element, GRand *rand)
{
  xmlNs *ns = xmlNewNs (element, (const xmlChar *) "urn:other", (const xmlChar *) "other");

  if (ns && g_rand_boolean (rand))
    xmlSetNsProp (element, ns, (const xmlChar *) "id", (const xmlChar *) "x");
  return "another namespace declared, and perhaps used";
}

static const char *
rename_element (xmlNode *element, GRand *rand)
{
  xmlNode *other = random_element (element->doc, rand);

  if (g_rand_boolean (rand))
    xmlNodeSetName (element, other->name);
  else
    xmlNodeSetName (element, (const xmlChar *) PICK (names));
  return "an element with another name";
}

static const char *
drop_element (xmlNode *element, GRand *rand)
{
  if (element->parent->type == XML_ELEMENT_NODE) {
    xmlUnlinkNode (element);
    xmlFreeNode (element);
  }
  return "an element dropped";
}

static const char *
double_element (xmlNode *element, GRand *rand)
{
  if (element->parent->type == XML_ELEMENT_NODE)
    xmlAddNextSibling (element, xmlCopyNode (element, 1));
  return "an element twice";
}

static gboolean
is_inside (const xmlNode *node, const xmlNode *element)
{
  for (; node; node = node->parent)
    if (node == element)
      return TRUE;

  return FALSE;
}

static const char *
move_element (xmlNode *element, GRand *rand)
{
  xmlNode *target = random_element (element->doc, rand);

  if (!is_inside (target, element)) {
    xmlUnlinkNode (element);
    xmlAddChild (target, element);
  }
  return "an element moved to another parent";
}

static const char *
swap_elements (xmlNode *element, GRand *rand)
{
  xmlNode *next = xmlNextElementSibling (element);

  if (next) {
    xmlUnlinkNode (element);
    xmlAddNextSibling (next, element);
  }
  return "two neighbours swapped";
}

static const char *
add_text (xmlNode *element, GRand *rand)
{
  xmlAddChild (element, xmlNewText ((const xmlChar *) PICK (values)));
  return "text added";
}

static const char *
set_text (xmlNode *element, GRand *rand)
{
  const char *text = PICK (values);

  xmlNodeSetContent (element, NULL);
  xmlAddChild (element, xmlNewText ((const xmlChar *) text));
  return "text instead of what there was";
}

static const char *
add_long_text (xmlNode *element, GRand *rand)
{
  g_autofree char *text = g_strnfill (g_rand_int_range (rand, 1, 3000), 'a');
  xmlAttr *attribute = random_attribute (element, rand);

  if (attribute)
    xmlSetProp (element, attribute->name, (const xmlChar *) text);
  return "a long value";
}

/* Only where no text is: what a comment does to the text around it is libxml2's own affair. */
static const char *
add_comment (xmlNode *element, GRand *rand)
{
  xmlNode *child = xmlFirstElementChild (element);

  if (child)
    xmlAddPrevSibling (child,
                       g_rand_boolean (rand)
                         ? xmlNewComment ((const xmlChar *) " a <comment> ")
                         : xmlNewPI ((const xmlChar *) "editor", (const xmlChar *) "x=\"1\""));
  return "a comment or an instruction";
}

static const char *
change_namespace (xmlNode *element, GRand *rand)
{
  xmlSetNs (element,
            g_rand_boolean (rand)
              ? xmlNewNs (element, (const xmlChar *) "urn:other", (const xmlChar *) "o")
              : xmlNewNs (element, (const xmlChar *) PADDOCK_XML_NAMESPACE, (const xmlChar *) "p"));
  return "another namespace, or a prefix for the same";
}

static const char *
add_element (xmlNode *element, GRand *rand)
{
  xmlNewChild (element, element->ns, (const xmlChar *) PICK (names), NULL);
  return "one more element";
}

static const char *(*const mutations[]) (xmlNode *, GRand *) = {
  set_value,        set_value,      set_value,      copy_value,    copy_value,
  rename_attribute, drop_attribute, drop_attribute, add_attribute, add_foreign_attribute,
  rename_element,   drop_element,   double_element, move_element,  swap_elements,
  add_text,         set_text,       set_text,       add_long_text, add_comment,
  change_namespace, add_element,
};

const char *
mutate (xmlDoc *doc, GRand *rand)
{
  return PICK (mutations) (random_element (doc, rand), rand);
}
