import * as E from "fp-ts/lib/Either.js";
import type { Refusal } from "../../kernel/refusal.ts";
import { lessonLimits } from "../lesson-limits.model.ts";
import type { ParsedQuestion } from "./parsed-question.model.ts";
import { planQuestion } from "./plan-question.rule.ts";
import type { PlannedItem, UnreadPart } from "./question-plan.model.ts";
import { questionRefusals } from "./question-refusals.ts";

/** A part that cannot be read. */
export type Unreadable = { readonly line: number; readonly refusal: Refusal };

/** A question, or a part that is none. */
export type ReadPart = E.Either<Unreadable, ParsedQuestion>;

/** The items and what could not be read. */
export type ItemsOfQuestions = { readonly plan: readonly PlannedItem[]; readonly unread: readonly UnreadPart[] };

/**
 * The items that questions become, each by itself, and the parts that become none, by line; as many of both together as a lesson has items.
 * @param newId makes the uuid of the item of a place
 */
export const planQuestions = (parts: Iterable<ReadPart>, newId: (at: number) => string): ItemsOfQuestions => {
  const plan: PlannedItem[] = [];
  const unread: UnreadPart[] = [];
  for (const part of parts) {
    const line = E.isLeft(part) ? part.left.line : part.right.line;
    if (plan.length + unread.length >= lessonLimits.items) {
      unread.push({ line, ...questionRefusals.question_too_many({ most: lessonLimits.items }) });
      break;
    }
    const item = E.isLeft(part) ? E.left(part.left.refusal) : planQuestion(part.right, newId(plan.length));
    if (E.isRight(item)) plan.push(item.right);
    else unread.push({ line, ...item.left });
  }
  return { plan, unread };
};
