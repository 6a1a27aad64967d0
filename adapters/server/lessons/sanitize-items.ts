import sanitizeHtml from "sanitize-html";
import { hasScheme, linkSchemes, pictureSchemes, richTextAttributes, richTextTags } from "../../../core/kernel/rich-text-list.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { itemTypeOf } from "../../../core/lessons/items/catalogue.rule.ts";

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: Object.fromEntries(Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...linkSchemes],
  allowedSchemesByTag: { img: [...pictureSchemes] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, ...attribs }) => ({
      tagName,
      attribs: href !== undefined && hasScheme(href, linkSchemes) ? { ...attribs, href } : attribs,
    }),
    img: (tagName, { src, ...attribs }) => ({
      tagName,
      attribs: src !== undefined && hasScheme(src, pictureSchemes) ? { ...attribs, src } : attribs,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs["src"] === undefined,
};

/** A rich text with nothing but the elements and attributes of the core's list. */
export const sanitizedHtml = (html: string): string => sanitizeHtml(html, options);

/** Items whose rich texts hold nothing but the elements and attributes of the core's list. */
export const sanitizedItems = (items: readonly LessonItem[]): readonly LessonItem[] =>
  items.map((item) => {
    const fields = itemTypeOf(item.type)?.fields ?? {};
    const values = Object.entries(item.values).map(([key, value]): readonly [string, unknown] => [
      key,
      fields[key] === "html" && typeof value === "string" ? sanitizedHtml(value) : value,
    ]);
    return { ...item, values: Object.fromEntries(values) };
  });
