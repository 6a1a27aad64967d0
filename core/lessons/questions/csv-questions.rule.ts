import * as E from "fp-ts/lib/Either.js";
import type { Refusal } from "../../kernel/refusal.ts";
import type { ParsedAnswers, ParsedChoice, ParsedQuestion, ParsedText } from "./parsed-question.model.ts";
import type { ReadPart } from "./plan-questions.rule.ts";
import { questionRefusals } from "./question-refusals.ts";

/** A row of a table. @property line from 1 @property isBroken whether it has lost a quote */
export type QuestionRow = { readonly line: number; readonly cells: readonly string[]; readonly isBroken: boolean };

/** @property answers in the order of their columns, '' for empty ones */
type Row = {
  readonly type: string;
  readonly title: string;
  readonly question: string;
  readonly answers: readonly string[];
  readonly correct: string;
  readonly feedback: string;
};

const auto = (text: string): ParsedText => ({ text: text.trim(), format: "auto" });
const choice = (text: string, isRight: boolean): ParsedChoice => ({
  text: { text, format: "plain" },
  isRight,
  weight: null,
  hasFeedback: false,
});

const nameOf = (cell: string): string =>
  cell
    .replace(/^\ufeff/, "")
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");

const kinds: Readonly<Record<string, ParsedAnswers["kind"]>> = {
  choice: "choice",
  true_false: "true-false",
  short: "short",
  number: "number",
  missing_words: "marked",
  essay: "essay",
  text: "text",
};

const isYes = /^(?:true|t|yes|1)$/i;
const isNo = /^(?:false|f|no|0)$/i;

/** Positions of the right answers, which the column names by number, from 1, or by their text. */
const correctOf = ({ answers, correct }: Row): E.Either<Refusal, ReadonlySet<number>> => {
  const exact = answers.indexOf(correct.trim());
  if (exact >= 0 && correct.trim() !== "") return E.right(new Set([exact]));
  const found = new Set<number>();
  for (const part of correct.split(/[;,|]/).map((word) => word.trim())) {
    if (part === "") continue;
    const [named, at] = [answers.indexOf(part), Number(part) - 1];
    if (named >= 0) found.add(named);
    else if (Number.isInteger(at) && (answers[at] ?? "") !== "") found.add(at);
    else return E.left(questionRefusals.question_row_correct({ text: part }));
  }
  return found.size === 0 ? E.left(questionRefusals.question_no_answer) : E.right(found);
};

const filled = ({ answers }: Row): readonly string[] => answers.filter((text) => text !== "");

const numbersOf = (row: Row): E.Either<Refusal, ParsedAnswers> => {
  const { correct } = row;
  const texts = filled(row).length > 0 ? filled(row) : correct.split(";").map((word) => word.trim());
  const wrong = texts.find((text) => text === "" || !Number.isFinite(Number(text)));
  if (wrong !== undefined) return E.left(questionRefusals.question_row_number({ text: wrong }));
  const numbers = texts.map(Number).map((exact) => ({ exact, low: exact, high: exact, weight: null, hasFeedback: false }));
  return E.right({ kind: "number", numbers });
};

const answersOf = (row: Row): E.Either<Refusal, ParsedAnswers> => {
  const kind = kinds[nameOf(row.type)];
  if (kind === undefined) return E.left(questionRefusals.question_row_type({ type: row.type.trim() }));
  switch (kind) {
    case "choice":
      return E.map((right: ReadonlySet<number>): ParsedAnswers => ({
        kind,
        choices: row.answers.flatMap((text, at) => (text === "" ? [] : [choice(text, right.has(at))])),
      }))(correctOf(row));
    case "true-false": {
      const said = (row.correct.trim() === "" ? (filled(row)[0] ?? "") : row.correct).trim();
      return isYes.test(said) || isNo.test(said)
        ? E.right({ kind, isTrue: isYes.test(said), hasFeedback: false })
        : E.left(questionRefusals.question_row_true_false);
    }
    case "short":
      return E.right({ kind, choices: filled(row).map((text) => choice(text, true)) });
    case "number":
      return numbersOf(row);
    case "marked":
      return E.right({ kind, decoys: filled(row) });
    case "essay":
    case "text":
      return E.right({ kind });
  }
};

const questionOf = (line: number, row: Row): ReadPart =>
  E.bimap(
    (refusal: Refusal) => ({ line, refusal }),
    (answers: ParsedAnswers): ParsedQuestion => ({
      line,
      title: row.title.trim(),
      stem: { ...auto(row.question), rest: null },
      answers,
      feedback: row.feedback.trim() === "" ? null : auto(row.feedback),
      hasTags: false,
    }),
  )(answersOf(row));

/**
 * The questions of a table. Its first row names the columns: `type`, `question`, and optionally `title`, `answer` or `answer 1`, `answer 2`…,
 * `correct` and `feedback`; other columns are ignored.
 */
export const csvQuestions = function* (rows: Iterable<QuestionRow>): Generator<ReadPart> {
  let names: readonly string[] | null = null;
  for (const { line, cells, isBroken } of rows) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (isBroken) yield E.left({ line, refusal: questionRefusals.question_row_quote });
    else if (names === null) {
      names = cells.map(nameOf);
      if (names.includes("type") && names.includes("question")) continue;
      return yield E.left({ line, refusal: questionRefusals.question_row_columns });
    } else {
      const columns: readonly string[] = names;
      const cell = (name: string): string => cells[columns.indexOf(name)] ?? "";
      const answers = cells.filter((_, at) => /^answers?(?:_?\d+)?$/.test(columns[at] ?? "")).map((text) => text.trim());
      yield questionOf(line, {
        type: cell("type"),
        title: cell("title"),
        question: cell("question"),
        answers,
        correct: cell("correct"),
        feedback: cell("feedback"),
      });
    }
  }
};
