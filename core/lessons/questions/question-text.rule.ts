import type { ParsedText } from "./parsed-question.model.ts";
import type { LostPart } from "./question-plan.model.ts";

const tag = /<\/?[a-z][^<>]*>/i;
const isHtml = ({ text, format }: ParsedText): boolean => format === "html" || (format === "auto" && tag.test(text));

const signs: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&nbsp;": " ", "&amp;": "&" };

const written = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${written(paragraph.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");

/** Pictures that are part of an export of Moodle and not of its text. */
const bundled = /<img\b[^<>]*@@PLUGINFILE@@[^<>]*>/gi;
const isBlock = /^\s*<(?:p|h[1-6]|ul|ol|table|blockquote|pre|div|figure)\b/i;

/** A text as HTML; '' for a blank one. What HTML may hold is decided when it is stored. */
export const htmlOf = (text: ParsedText): string => {
  if (text.text.trim() === "") return "";
  if (!isHtml(text)) return paragraphs(text.text.trim());
  const html = text.text.trim().replaceAll(bundled, "");
  return isBlock.test(html) ? html : `<p>${html}</p>`;
};

/** A text as plain text in one line. */
export const plainOf = (text: ParsedText): string =>
  (isHtml(text)
    ? text.text.replaceAll(/<[^<>]*>/g, " ").replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (sign) => signs[sign] ?? sign)
    : text.text
  )
    .replaceAll(/\s+/gu, " ")
    .trim();

/** How formulas begin and end. */
const formulas = [
  ["$$", "$$"],
  ["\\(", "\\)"],
  ["\\[", "\\]"],
] as const;
const hasFormula = (text: string): boolean =>
  formulas.some(([start, end]) => {
    const at = text.indexOf(start);
    return at >= 0 && text.indexOf(end, at + start.length) > at + start.length;
  });

/** What a rich text does not have of its source. */
export const lostInHtml = (text: ParsedText): readonly LostPart[] => [
  ...(text.format === "markdown" ? (["markdown"] as const) : []),
  ...(hasFormula(text.text) ? (["formulas"] as const) : []),
  ...(isHtml(text) && /@@PLUGINFILE@@/.test(text.text) ? (["pictures"] as const) : []),
];

/** What a plain text does not have of its source. */
export const lostInPlain = (text: ParsedText): readonly LostPart[] => [
  ...lostInHtml(text),
  ...(isHtml(text) && tag.test(text.text.replaceAll(/<\/?(?:p|br|span)\b[^<>]*>/gi, "")) ? (["markup"] as const) : []),
];
