import * as E from "fp-ts/lib/Either.js";
import { type GIFTQuestion, type NumericalChoice, type NumericalFormat, parse, SyntaxError, type TextChoice } from "gift-pegjs";
import type { Refusal } from "../../../../core/kernel/refusal.ts";
import { type GiftPart, giftParts } from "../../../../core/lessons/questions/gift-parts.rule.ts";
import { gapSpaces } from "../../../../core/lessons/questions/gift-source.rule.ts";
import type {
  ParsedAnswers,
  ParsedChoice,
  ParsedNumber,
  ParsedText,
  Stem,
} from "../../../../core/lessons/questions/parsed-question.model.ts";
import type { ReadPart } from "../../../../core/lessons/questions/plan-questions.rule.ts";
import { questionRefusals } from "../../../../core/lessons/questions/question-refusals.ts";
import { gap } from "../../../../core/lessons/questions/stem.rule.ts";

const longest = 50_000;
const excerpt = 40;
/** Stands for a line of the author's, as the parser marks the gap by one. */
const line = "\uE000";

type TextOf = { readonly text: string; readonly format: string };

const textOf = ({ text, format }: TextOf): ParsedText => ({
  text: text.replaceAll(line, gap),
  format: format === "html" || format === "markdown" || format === "plain" ? format : "auto",
});

const stemOf = (stem: TextOf, isGap: boolean, source: string): Stem => {
  const at = isGap ? stem.text.indexOf(gap) : -1;
  if (at < 0) return { ...textOf(stem), rest: null };
  const { isAfterSpace, isBeforeSpace } = gapSpaces(source);
  const before = stem.text.slice(0, at).trimEnd() + (isAfterSpace ? " " : "");
  const after = (isBeforeSpace ? " " : "") + stem.text.slice(at + gap.length).trimStart();
  return { ...textOf({ ...stem, text: before }), rest: after.replaceAll(line, gap) };
};

const choiceOf = ({ text, isCorrect, weight, feedback }: TextChoice): ParsedChoice => ({
  text: textOf(text),
  isRight: isCorrect,
  weight,
  hasFeedback: feedback !== null,
});

const rangeOf = ({ number = 0, range = 0, numberLow, numberHigh }: NumericalFormat): Pick<ParsedNumber, "exact" | "low" | "high"> =>
  numberLow === undefined || numberHigh === undefined
    ? { exact: number, low: number - Math.abs(range), high: number + Math.abs(range) }
    : { exact: null, low: Math.min(numberLow, numberHigh), high: Math.max(numberLow, numberHigh) };

/** Answers to anything else, which only carry feedback, are no numbers. */
const numbersOf = (choices: readonly NumericalChoice[] | NumericalFormat): readonly ParsedNumber[] => {
  if ("type" in choices) return [{ ...rangeOf(choices), weight: null, hasFeedback: false }];
  if (!Array.isArray(choices)) return [];
  return choices
    .filter(({ isCorrect, text }: NumericalChoice) => isCorrect && text.type !== undefined)
    .map(({ text, weight, feedback }: NumericalChoice) => ({ ...rangeOf(text), weight, hasFeedback: feedback !== null }));
};

type Read = Exclude<GIFTQuestion, { readonly type: "Category" | "Matching" }>;

const answersOf = (question: Read): ParsedAnswers => {
  switch (question.type) {
    case "MC":
      return { kind: "choice", choices: question.choices.map(choiceOf) };
    case "Short":
      return { kind: "short", choices: question.choices.map(choiceOf) };
    case "TF":
      return {
        kind: "true-false",
        isTrue: question.isTrue,
        hasFeedback: question.trueFeedback !== null || question.falseFeedback !== null,
      };
    case "Numerical":
      return { kind: "number", numbers: numbersOf(question.choices) };
    case "Essay":
      return { kind: "essay" };
    case "Description":
      return { kind: "text" };
  }
};

const questionOf = (question: GIFTQuestion | undefined, part: GiftPart): E.Either<Refusal, ReadPart> => {
  if (question === undefined) return E.left(questionRefusals.question_no_text);
  switch (question.type) {
    case "Category":
      return E.left(questionRefusals.question_category);
    case "Matching":
      return E.left(questionRefusals.question_matching);
    default: {
      const feedback = "globalFeedback" in question ? question.globalFeedback : null;
      return E.right(
        E.right({
          line: part.line,
          title: (question.title ?? "").replaceAll(line, gap),
          stem: stemOf(question.stem, question.hasEmbeddedAnswers, part.source),
          answers: answersOf(question),
          feedback: feedback === null ? null : textOf(feedback),
          hasTags: (question.id ?? null) !== null || (question.tags ?? null) !== null,
        }),
      );
    }
  }
};

const failed = (error: SyntaxError, part: GiftPart): ReadPart => {
  const { line: at, column } = error.location.start;
  const here = (part.source.split("\n")[at - 1] ?? "")
    .slice(column - 1)
    .replaceAll(/\\(.)/g, "$1")
    .trim();
  const refusal =
    here === "" ? questionRefusals.question_unfinished : questionRefusals.question_unreadable({ text: here.slice(0, excerpt) });
  return E.left({ line: part.lines[at - 1] ?? part.line, refusal });
};

const readPart = (part: GiftPart): ReadPart => {
  if (part.isOpen) return E.left({ line: part.line, refusal: questionRefusals.question_unclosed });
  if (part.source.length > longest) return E.left({ line: part.line, refusal: questionRefusals.question_too_long({ most: longest }) });
  try {
    const [question] = parse(`${part.source.replaceAll(gap, line)}\n\n`);
    return E.getOrElse((refusal: Refusal): ReadPart => E.left({ line: part.line, refusal }))(questionOf(question, part));
  } catch (error) {
    if (error instanceof SyntaxError) return failed(error, part);
    throw error;
  }
};

/** The questions of a GIFT text, each read by itself. */
export const readGift = function* (text: string): Generator<ReadPart> {
  for (const part of giftParts(text)) yield readPart(part);
};
