import type { ParsedText, Stem } from "./parsed-question.model.ts";

/** How a gap is written where it stays in the text. */
export const gap = "_____";

/** The text of a question with its gap as a line. */
export const wholeStem = ({ text, format, rest }: Stem): ParsedText => ({ text: rest === null ? text : `${text}${gap}${rest}`, format });
