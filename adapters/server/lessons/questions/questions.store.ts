import * as E from "fp-ts/lib/Either.js";
import { createHash, randomUUID } from "node:crypto";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { changeableLessonInUse } from "../../../../core/lessons/find-lesson.rule.ts";
import type { LessonKey, LessonSaved } from "../../../../core/lessons/lesson.model.ts";
import { insertChanges } from "../../../../core/lessons/questions/insert-items.rule.ts";
import { planQuestions } from "../../../../core/lessons/questions/plan-questions.rule.ts";
import type { PlannedItem, QuestionPlan, SentQuestions } from "../../../../core/lessons/questions/question-plan.model.ts";
import { findLesson, type LessonCall } from "../lesson-row.ts";
import { sanitizedItems } from "../sanitize-items.ts";
import { updateLesson } from "../update-lesson.store.ts";
import { readCsv } from "./csv-reader.ts";
import { readGift } from "./gift-reader.ts";

/** A version 8 UUID of a place under a key, so that a repeated request makes the same items. */
const idUnder = (key: string, at: number): string => {
  const hash = createHash("sha256").update(`${key}:${at}`).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-9${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

const cleaned = (planned: PlannedItem): PlannedItem => ({ ...planned, item: sanitizedItems([planned.item])[0] ?? planned.item });

/** Turns questions into items of a lesson, and inserts them unless it is a dry run; a repeated request with its key inserts nothing again. */
export const insertQuestions = async (
  call: LessonCall,
  id: LessonKey,
  { format, text, dry_run, after, key }: SentQuestions,
): Promise<E.Either<Failure, QuestionPlan>> => {
  const found = changeableLessonInUse(await findLesson(call, id), call.actor);
  if (E.isLeft(found)) return found;
  const lesson = found.right;
  const parts = format === "gift" ? readGift(text) : readCsv(text);
  const { plan, unread } = planQuestions(parts, (at) => (key === undefined ? randomUUID() : idUnder(key, at)));
  const items = plan.map(cleaned);
  if (dry_run || items.length === 0) return E.right({ plan: items, unread, lesson: null });
  const last = after === undefined ? (lesson.items.at(-1)?.uuid ?? null) : after;
  const changes = insertChanges(
    items.map(({ item }) => item),
    last,
  );
  const saved = await updateLesson(call, { id: lesson.id, changes, ...(key === undefined ? {} : { key }) });
  return E.map((stored: LessonSaved): QuestionPlan => ({ plan: items, unread, lesson: stored }))(saved);
};
