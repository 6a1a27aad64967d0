import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { Failure } from "../../../core/kernel/failure.ts";
import { decideNewLesson } from "../../../core/lessons/decide-new-lesson.rule.ts";
import type { NewLesson } from "../../../core/lessons/lesson-write.model.ts";
import type { LessonSaved } from "../../../core/lessons/lesson.model.ts";
import { timezoneOf } from "../groups/group-fields.store.ts";
import type { Request } from "../http/call.ts";
import { cleanItems } from "./changed-items-html.ts";
import { problemsIn } from "./lesson-context.store.ts";
import { findLessonFolder } from "./lesson-folder-row.ts";
import { findLesson, type LessonCall } from "./lesson-row.ts";
import { shareNew } from "./share-new.store.ts";
import { savedReply } from "./stored-outcome.store.ts";
import { insertLesson } from "./write-lesson.store.ts";

/** A call that creates lessons, for the teams that it names. */
export type CreateLessonCall = LessonCall & { readonly request: Pick<Request, "teams"> };

/** The lesson that an earlier request with this key created; requests with one key follow one another. */
const madeWith = async ({ tx }: LessonCall, key: string | null): Promise<number | null> => {
  if (key === null) return null;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.org}:lesson:${key}`}, 0))`.execute(tx.db);
  const { rows } = await sql<{
    id: number;
  }>`select lesson_id as id from lessons where org_id = ${tx.org} and create_key = ${key}::uuid`.execute(tx.db);
  return rows[0]?.id ?? null;
};

/** Creates a lesson as the rule decides, shared with the teams of the call. */
export const createLesson = async (call: CreateLessonCall, asked: NewLesson): Promise<E.Either<Failure, LessonSaved>> => {
  const { tx, actor, request } = call;
  const made = await madeWith(call, asked.key ?? null);
  if (made !== null) return savedReply(call, made, { published: false, problems: [] });
  const copied = asked.copy_of === undefined ? null : await findLesson(call, asked.copy_of);
  const decision = decideNewLesson(asked.items === undefined ? asked : { ...asked, items: cleanItems(asked.items) }, {
    viewer: actor,
    now: request.now,
    problemsOf: await problemsIn(call),
    copied,
    folder: await findLessonFolder(call, asked.folder_id ?? null),
    timezone: await timezoneOf(tx, tx.org),
    newId: randomUUID,
  });
  if (E.isLeft(decision)) return decision;
  const { write } = decision.right;
  if (write === null) return savedReply(call, 0, decision.right);
  const id = await insertLesson(call, randomUUID(), asked.key ?? null, write);
  await shareNew(call, "lessons", id);
  return savedReply(call, id, decision.right);
};
