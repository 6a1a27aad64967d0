import DOMPurify from "dompurify";
import { useMemo } from "react";
import styles from "./rich-text.module.css";

const allowed = {
  ALLOWED_TAGS: [
    "p",
    "br",
    "hr",
    "h1",
    "h2",
    "h3",
    "h4",
    "ul",
    "ol",
    "li",
    "blockquote",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "sub",
    "sup",
    "code",
    "pre",
    "a",
    "img",
    "figure",
    "figcaption",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "span",
  ],
  ALLOWED_ATTR: ["href", "src", "alt", "title", "colspan", "rowspan", "scope", "lang", "dir"],
  ALLOW_DATA_ATTR: false,
};

const purified = (html: string): string => {
  const holder = document.createElement("div");
  holder.append(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }));
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
