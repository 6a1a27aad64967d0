import { useMemo } from "react";
import { cleanElements } from "./clean-rich-text.ts";
import styles from "./rich-text.module.css";

const shown = (html: string): string => {
  const holder = cleanElements(html);
  for (const link of holder.querySelectorAll("a[href]")) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer");
  }
  return holder.innerHTML;
};

type RichTextProps = { readonly html: string; /** Rendered as one line, for labels and legends. */ readonly isInline?: boolean };

/** Sanitised text from the rich-text editor; its links open a new tab. */
export const RichText = ({ html, isInline = false }: RichTextProps) => {
  const safe = useMemo(() => shown(html), [html]);
  return <div className={styles["text"]} data-inline={isInline} dangerouslySetInnerHTML={{ __html: safe }} />;
};
