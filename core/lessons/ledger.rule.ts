import * as E from "fp-ts/lib/Either.js";
import { decodeReport, saidOf } from "../kernel/decode-report.ts";
import { type Failure, invalid, notFound } from "../kernel/failure.ts";
import { learningRefusals } from "../learning/learning-refusals.ts";
import type { BonusTime } from "./bonus-time.rule.ts";
import { type ItemScore, unanswered } from "./item-score.model.ts";
import type { LessonItem } from "./item.model.ts";
import { itemTypeOf } from "./items/catalogue.rule.ts";

/** The ledger's entry for an item: its answers, oldest first, and the score after them. */
export type LedgerEntry = { readonly answers: readonly unknown[]; readonly score: ItemScore };

/**
 * The circumstances of an answer besides the answers before it.
 * @property seconds from the first display, null when not known
 * @property earlier number of answers before the last reset
 */
export type AnswerTerms = { readonly seconds: number | null; readonly earlier?: number; readonly bonusTime?: BonusTime };

/** Points of a learner, by the uuid of the item that earned them. */
export type Ledger = ReadonlyMap<string, LedgerEntry>;

/**
 * A submitted answer.
 * @property seconds from the first display, null when not known
 */
export type AnswerEvent = { readonly uuid: string; readonly answer: unknown; readonly seconds: number | null };

/** The entry of an item without answers. */
export const emptyEntry: LedgerEntry = { answers: [], score: unanswered };

/**
 * Grades an answer against the item and its ledger entry.
 * @returns invalid for an answer that does not fit the type
 */
export const gradeAnswer = (
  item: LessonItem,
  held: LedgerEntry,
  answer: unknown,
  { seconds, earlier = 0, bonusTime }: AnswerTerms,
): E.Either<Failure, ItemScore> => {
  const type = itemTypeOf(item.type);
  if (type === undefined) return E.left(notFound(learningRefusals.no_item));
  const attempt = {
    attempt: earlier + held.answers.length + 1,
    seconds,
    best: held.score.points,
    ...(bonusTime === undefined ? {} : { bonusTime }),
  };
  return E.mapLeft((errors: Parameters<typeof decodeReport>[0]) =>
    invalid(Object.fromEntries(decodeReport(errors).map((problem) => [problem.path === "" ? "answer" : problem.path, [saidOf(problem)]]))),
  )(type.grade(item.values, answer, attempt, held.answers));
};

/** The ledger after an answer; one that cannot be graded or follows a final score changes nothing. */
export const afterAnswer = (items: readonly LessonItem[], ledger: Ledger, { uuid, answer, seconds }: AnswerEvent): Ledger => {
  const item = items.find((candidate) => candidate.uuid === uuid);
  const held = ledger.get(uuid) ?? emptyEntry;
  if (item === undefined || held.score.final) return ledger;
  const graded = gradeAnswer(item, held, answer, { seconds });
  return E.isLeft(graded) ? ledger : new Map([...ledger, [uuid, { answers: [...held.answers, answer], score: graded.right }]]);
};

/** The ledger of a learner's answers, oldest first. */
export const ledgerOf = (items: readonly LessonItem[], events: readonly AnswerEvent[]): Ledger =>
  events.reduce<Ledger>((ledger, event) => afterAnswer(items, ledger, event), new Map());

/** The sum of points in a ledger. */
export const ledgerPoints = (ledger: Ledger): number => [...ledger.values()].reduce((sum, { score }) => sum + score.points, 0);
