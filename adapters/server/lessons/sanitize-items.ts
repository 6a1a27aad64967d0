import sanitizeHtml from "sanitize-html";
import {
  hasScheme,
  isPlainValue,
  linkSchemes,
  pictureSchemes,
  richTextAttributes,
  richTextTags,
} from "../../../core/kernel/rich-text-list.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { itemTypeOf } from "../../../core/lessons/items/catalogue.rule.ts";

type Attributes = Readonly<Record<string, string>>;

const addresses: Readonly<Record<string, readonly string[]>> = { href: linkSchemes, src: pictureSchemes };

/** The attributes, without addresses of other schemes. */
const cleaned = (attributes: Attributes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => isPlainValue(value) && (addresses[name] === undefined || hasScheme(value, addresses[name])),
    ),
  );

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: Object.fromEntries(Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...linkSchemes],
  allowedSchemesByTag: { img: [...pictureSchemes] },
  allowProtocolRelative: false,
  transformTags: { "*": (tagName, attribs) => ({ tagName, attribs: cleaned(attribs) }) },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs["src"] === undefined,
};

/**
 * A rich text with nothing but the elements and attributes of the core's list, written as browsers write it, so that a text that the editor sent
 * is stored as it was sent.
 */
export const sanitizedHtml = (html: string): string => sanitizeHtml(html, options).replaceAll(" />", ">").replaceAll("\u00a0", "&nbsp;");

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
