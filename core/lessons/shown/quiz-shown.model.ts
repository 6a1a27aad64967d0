import * as t from "io-ts";
import { decodedOrNull } from "../../kernel/decoded-or-null.ts";
import { orNull } from "../../kernel/or-null.ts";
import { text, texts } from "../items/values.model.ts";

/** Reads a blank as learners see it; `correct_answer` once it may be shown. */
export const readBlank = decodedOrNull(t.type({ question: text, correct_answer: orNull(t.string) }, "BlankShown"));

/** Reads answers to order as learners see them: mixed, in order once they were right. */
export const readOrder = decodedOrNull(t.type({ question: text, answers: texts }, "OrderShown"));

/** Reads a text with gaps as learners see it: one part more than there are gaps; `gaps` once they were right. */
export const readMissingWords = decodedOrNull(
  t.type({ parts: texts, bank: texts, gaps: orNull(t.readonlyArray(t.string)) }, "MissingWordsShown"),
);

const Texts = t.readonlyArray(t.string);

/** The texts of an answer; none for any other answer. */
export const textsIn = (answer: unknown): readonly string[] => (Texts.is(answer) ? answer : []);
