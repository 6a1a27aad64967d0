import * as t from "io-ts";
import { textUpTo } from "../../kernel/bounded.ts";
import { CreateKey } from "../../kernel/create-key.ts";
import { exactly } from "../../kernel/exactly.ts";
import { orNull } from "../../kernel/or-null.ts";
import { LessonItem } from "../item.model.ts";
import { ItemType } from "../items/catalogue.rule.ts";
import { lessonLimits } from "../lesson-limits.model.ts";
import { LessonSaved } from "../lesson.model.ts";

export const QuestionFormat = t.keyof({ gift: null, csv: null }, "QuestionFormat");
export type QuestionFormat = t.TypeOf<typeof QuestionFormat>;

/**
 * Questions as text.
 * @property dry_run true: returns the plan and stores nothing
 * @property after the item behind which they are inserted, null: at the top; absent: at the end
 * @property key of the attempt: a repeated request with it inserts nothing again
 */
export const SentQuestions = exactly(
  "SentQuestions",
  { format: QuestionFormat, text: textUpTo(lessonLimits.questionsText), dry_run: t.boolean },
  { after: t.union([CreateKey, t.null]), key: CreateKey },
);
export type SentQuestions = t.TypeOf<typeof SentQuestions>;

/** What an item does not have of its question. */
export const LostPart = t.keyof(
  {
    feedback: null,
    weights: null,
    tolerance: null,
    wildcards: null,
    alternatives: null,
    "no-right-answer": null,
    markup: null,
    markdown: null,
    formulas: null,
    pictures: null,
    tags: null,
    title: null,
  },
  "LostPart",
);
export type LostPart = t.TypeOf<typeof LostPart>;

/**
 * An item that a question becomes.
 * @property line where the question begins, from 1
 */
export const PlannedItem = t.type(
  { line: t.number, title: t.string, type: ItemType, item: LessonItem, lost: t.readonlyArray(LostPart) },
  "PlannedItem",
);
export type PlannedItem = t.TypeOf<typeof PlannedItem>;

/** A part of the text that no item is made of, and why. */
export const UnreadPart = t.type(
  { line: t.number, message: t.string, code: t.string, values: t.readonly(t.record(t.string, t.string)) },
  "UnreadPart",
);
export type UnreadPart = t.TypeOf<typeof UnreadPart>;

/** @property lesson null where nothing was stored */
export const QuestionPlan = t.type(
  { plan: t.readonlyArray(PlannedItem), unread: t.readonlyArray(UnreadPart), lesson: orNull(LessonSaved) },
  "QuestionPlan",
);
export type QuestionPlan = t.TypeOf<typeof QuestionPlan>;
