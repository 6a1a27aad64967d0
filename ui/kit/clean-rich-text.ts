import DOMPurify from "dompurify";
import {
  hasScheme,
  isPlainValue,
  linkSchemes,
  pictureSchemes,
  richTextAttributes,
  richTextTags,
} from "../../core/kernel/rich-text-list.ts";

const allowed = {
  ALLOWED_TAGS: [...richTextTags],
  ALLOWED_ATTR: [...new Set(Object.values(richTextAttributes).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Removes attributes that their element may not have, addresses of other schemes, and pictures without an address. */
const tidied = (element: Element): void => {
  const own = richTextAttributes[element.localName] ?? [];
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? "";
    const isBad = (name === "href" && !hasScheme(value, linkSchemes)) || (name === "src" && !hasScheme(value, pictureSchemes));
    if (isBad || !own.includes(name) || !isPlainValue(value)) element.removeAttribute(name);
  }
  if (element.localName === "img" && !element.hasAttribute("src")) element.remove();
};

/** The elements of a text that rich texts may have, in a container. */
export const cleanElements = (html: string): HTMLElement => {
  const holder = document.createElement("div");
  holder.append(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }));
  for (const element of holder.querySelectorAll("*")) tidied(element);
  return holder;
};
