import DOMPurify from "dompurify";
import { useMemo } from "react";
import { hasScheme, linkSchemes, pictureSchemes, richTextAttributes, richTextTags } from "../../core/kernel/rich-text-list.ts";
import styles from "./rich-text.module.css";

const allowed = {
  ALLOWED_TAGS: [...richTextTags],
  ALLOWED_ATTR: [...new Set(Object.values(richTextAttributes).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Removes attributes that their element may not have, and addresses of other schemes. */
const tidied = (element: Element): void => {
  const own = richTextAttributes[element.localName] ?? [];
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? "";
    const isBad = (name === "href" && !hasScheme(value, linkSchemes)) || (name === "src" && !hasScheme(value, pictureSchemes));
    if (isBad || !own.includes(name)) element.removeAttribute(name);
  }
};

/** A text with nothing but the elements and attributes of rich texts; its links open a new tab. */
const purified = (html: string): string => {
  const holder = document.createElement("div");
  holder.append(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }));
  for (const element of holder.querySelectorAll("*")) tidied(element);
  for (const link of holder.querySelectorAll("a[href]")) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer");
  }
  return holder.innerHTML;
};

type RichTextProps = { readonly html: string; /** Rendered as one line, for labels and legends. */ readonly isInline?: boolean };

/** Sanitised text from the rich-text editor; its links open a new tab. */
export const RichText = ({ html, isInline = false }: RichTextProps) => {
  const safe = useMemo(() => purified(html), [html]);
  return <div className={styles["text"]} data-inline={isInline} dangerouslySetInnerHTML={{ __html: safe }} />;
};
