/** How a text was written; `auto` may contain HTML. */
export type TextFormat = "plain" | "auto" | "html" | "markdown";

/** A text of a question as its file has it. */
export type ParsedText = { readonly text: string; readonly format: TextFormat };

/**
 * The text of a question.
 * @property rest the text behind the gap that the answers fill; null where there is no gap
 */
export type Stem = ParsedText & { readonly rest: string | null };

/**
 * @property weight percent of the points; null: all of them if right, none if wrong
 * @property hasFeedback whether it has feedback of its own
 */
export type ParsedChoice = {
  readonly text: ParsedText;
  readonly isRight: boolean;
  readonly weight: number | null;
  readonly hasFeedback: boolean;
};

/**
 * The range of numbers that is accepted.
 * @property exact the number that the range is around; null for none
 */
export type ParsedNumber = {
  readonly exact: number | null;
  readonly low: number;
  readonly high: number;
  readonly weight: number | null;
  readonly hasFeedback: boolean;
};

/** The answers of a question, by its kind. */
export type ParsedAnswers =
  | { readonly kind: "choice"; readonly choices: readonly ParsedChoice[] }
  | { readonly kind: "true-false"; readonly isTrue: boolean; readonly hasFeedback: boolean }
  | { readonly kind: "short"; readonly choices: readonly ParsedChoice[] }
  | { readonly kind: "number"; readonly numbers: readonly ParsedNumber[] }
  | { readonly kind: "marked"; readonly decoys: readonly string[] }
  | { readonly kind: "essay" }
  | { readonly kind: "text" };

/**
 * A question of a GIFT or CSV text.
 * @property line of the text where it begins, from 1
 * @property feedback shown after any answer
 * @property hasTags whether it has an id or tags
 */
export type ParsedQuestion = {
  readonly line: number;
  readonly title: string;
  readonly stem: Stem;
  readonly answers: ParsedAnswers;
  readonly feedback: ParsedText | null;
  readonly hasTags: boolean;
};
