import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { decideVersionRestoration } from "../../../core/lessons/decide-version-restoration.rule.ts";
import { changeableLessonInUse, foundLesson } from "../../../core/lessons/find-lesson.rule.ts";
import type { StoredLesson } from "../../../core/lessons/lesson-record.rule.ts";
import { lessonRefusals } from "../../../core/lessons/lesson-refusals.ts";
import type { LessonContent, LessonVersion, LessonVersionContent } from "../../../core/lessons/lesson-version.model.ts";
import type { VersionRestoration } from "../../../core/lessons/lesson-write.model.ts";
import type { LessonKey, LessonSaved } from "../../../core/lessons/lesson.model.ts";
import type { LessonStore } from "../../../core/lessons/lessons.port.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { lessonContext } from "./lesson-context.store.ts";
import { findLesson, type LessonCall } from "./lesson-row.ts";
import { storedOutcome } from "./stored-outcome.store.ts";

const versionColumns = sql<LessonVersion>`
  v.number, v.kind, v.label as name, v.user_id,
  coalesce((select btrim(u.first_name || ' ' || u.last_name) from users u where u.org_id = v.org_id and u.user_id = v.user_id), '') as made_by,
  jsonb_array_length(v.items) as items_count, v.number is not distinct from l.published_version as current, v.created_at`;

const contentColumn = sql<{ readonly content: LessonContent }>`
  jsonb_build_object('name', v.name, 'banner_img', v.banner_img, 'tags', v.tags, 'metadata', v.metadata, 'items', v.items) as content`;

const ofLesson = sql`from lesson_versions v join lessons l on l.org_id = v.org_id and l.lesson_id = v.lesson_id`;

const missing: E.Either<Failure, never> = E.left(notFound(lessonRefusals.no_lesson_version));

const versionsOf = async ({ tx }: LessonCall, { id }: StoredLesson): Promise<readonly LessonVersion[]> => {
  const { rows } =
    await sql<LessonVersion>`select ${versionColumns} ${ofLesson} where v.org_id = ${tx.org} and v.lesson_id = ${id} order by v.number desc`.execute(
      tx.db,
    );
  return rows;
};

const findVersion = async ({ tx }: LessonCall, id: number, number: number): Promise<LessonVersionContent | null> => {
  const { rows } =
    await sql<LessonVersionContent>`select ${versionColumns}, ${contentColumn} ${ofLesson} where v.org_id = ${tx.org} and v.lesson_id = ${id} and v.number = ${number}`.execute(
      tx.db,
    );
  return rows[0] ?? null;
};

const nameVersion = async (call: LessonCall, key: LessonKey, number: number, name: string): Promise<E.Either<Failure, LessonVersion>> => {
  const { tx, actor } = call;
  const found = changeableLessonInUse(await findLesson(call, key, true), actor);
  if (E.isLeft(found)) return found;
  const { id } = found.right;
  const before = await findVersion(call, id, number);
  if (before === null) return missing;
  const { content: _content, ...version } = before;
  const label = name.trim();
  if (label === version.name) return E.right(version);
  await sql`update lesson_versions set label = ${label} where org_id = ${tx.org} and lesson_id = ${id} and number = ${number}`.execute(
    tx.db,
  );
  await writeAudit(tx, call, {
    action: "lesson.name_version",
    object_type: "lesson",
    object_id: id,
    before: { number, name: version.name },
    after: { number, name: label },
  });
  return E.right({ ...version, name: label });
};

const restoreVersion = async (
  call: LessonCall,
  key: LessonKey,
  number: number,
  asked: VersionRestoration,
): Promise<E.Either<Failure, LessonSaved>> => {
  const stored = await findLesson(call, key, true);
  const version = stored === null ? null : await findVersion(call, stored.id, number);
  const decision = decideVersionRestoration(stored, version?.content ?? null, asked, await lessonContext(call, stored));
  return storedOutcome(call, stored?.id ?? 0, decision);
};

type Versions = Pick<LessonStore, "versions" | "version" | "nameVersion" | "restoreVersion">;

/** Versions of lessons in the transaction of one call. */
export const makeVersionStore = (call: LessonCall): Versions => {
  const found = async (key: LessonKey) => foundLesson(await findLesson(call, key), call.actor, call.request.now);
  return {
    versions: (key) => async () => {
      const lesson = await found(key);
      return E.isLeft(lesson) ? lesson : E.right(await versionsOf(call, lesson.right));
    },
    version: (key, number) => async () => {
      const lesson = await found(key);
      if (E.isLeft(lesson)) return lesson;
      const version = await findVersion(call, lesson.right.id, number);
      return version === null ? missing : E.right(version);
    },
    nameVersion: (key, number, name) => () => nameVersion(call, key, number, name),
    restoreVersion:
      (key, number, asked = {}) =>
      () =>
        restoreVersion(call, key, number, asked),
  };
};
