import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { Decision } from "../../../core/kernel/decision.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { decideLessonFolderDeletion, decideLessonFolderRestoration } from "../../../core/lessons/decide-lesson-folder-deletion.rule.ts";
import { decideLessonFolderChange, type LessonFolderContext } from "../../../core/lessons/decide-lesson-folder.rule.ts";
import type { LessonFolderEdit, LessonFolderWrite, LessonTreeWrite } from "../../../core/lessons/lesson-folder-edit.model.ts";
import type { LessonFolder } from "../../../core/lessons/lesson-folder.model.ts";
import type { LessonFolderChange } from "../../../core/lessons/lesson-write.model.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { findLessonFolder, latestDeletion, type LessonFolderCall, lessonFolderPlaces } from "./lesson-folder-row.ts";

/** Writes of an organisation's folders follow one another, since each depends on the tree. */
export const lockLessonFolders = ({ tx }: Pick<LessonFolderCall, "tx">): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.org}:lesson_folders`}, 0))`.execute(tx.db);

/** What a decision about a folder depends on. */
export const lessonFolderContext = async (call: LessonFolderCall, folder_id: number | null | undefined): Promise<LessonFolderContext> => ({
  parent: await findLessonFolder(call, folder_id ?? null),
  places: await lessonFolderPlaces(call),
  now: call.request.now,
});

/** Notes a write of a folder in the audit log. */
export const auditLessonFolder = ({ tx, ...call }: LessonFolderCall, id: number, note: LessonFolderWrite["audit"]): Promise<void> =>
  writeAudit(tx, call, { ...note, object_type: "lesson_folder", object_id: id });

const put = async (
  { tx }: LessonFolderCall,
  id: number,
  { name, folder_id, deleted_at, version, updated_at }: LessonFolderEdit,
): Promise<void> => {
  await sql`
    update lesson_folders set name = ${name}, parent_id = ${folder_id}, deleted_at = ${deleted_at}, version = ${version}, updated_at = ${updated_at}
    where org_id = ${tx.org} and folder_id = ${id}`.execute(tx.db);
};

/** Deletes or restores what is in a folder, then the folder. */
const putTree = async (call: LessonFolderCall, folder: LessonFolder, { edit, below, audit }: LessonTreeWrite): Promise<void> => {
  const { tx, request } = call;
  const moved = sql`deleted_at = ${edit.deleted_at}, version = version + 1, updated_at = ${request.now} where org_id = ${tx.org} and deleted_at is not distinct from ${folder.deleted_at}::bigint and folder_id = any(${below}::bigint[])`;
  await sql`update lessons set ${moved}`.execute(tx.db);
  await sql`update lesson_folders set ${moved} and folder_id <> ${folder.id}`.execute(tx.db);
  await put(call, folder.id, edit);
  await auditLessonFolder(call, folder.id, audit);
};

const changeTree = async (
  call: LessonFolderCall,
  id: number,
  decide: (stored: LessonFolder | null) => Promise<Decision<LessonTreeWrite>>,
): Promise<E.Either<Failure, void>> => {
  await lockLessonFolders(call);
  const stored = await findLessonFolder(call, id, true);
  const decision = await decide(stored);
  if (E.isLeft(decision)) return decision;
  if (decision.right !== null && stored !== null) await putTree(call, stored, decision.right);
  return E.right(undefined);
};

/** Deletes a folder with everything in it. */
export const deleteLessonFolder = (call: LessonFolderCall, id: number): Promise<E.Either<Failure, void>> =>
  changeTree(call, id, async (stored) =>
    decideLessonFolderDeletion(stored, {
      places: await lessonFolderPlaces(call),
      latest: await latestDeletion(call),
      now: call.request.now,
    }),
  );

/** Restores a folder with what was deleted with it. */
export const restoreLessonFolder = (call: LessonFolderCall, id: number): Promise<E.Either<Failure, void>> =>
  changeTree(call, id, async (stored) =>
    decideLessonFolderRestoration(stored, { places: await lessonFolderPlaces(call), now: call.request.now }),
  );

/**
 * Renames or moves a folder.
 * @param change its version may be left out for whichever is stored
 */
export const changeLessonFolder = async (
  call: LessonFolderCall,
  id: number,
  change: Omit<LessonFolderChange, "version"> & { readonly version?: number },
): Promise<E.Either<Failure, void>> => {
  await lockLessonFolders(call);
  const stored = await findLessonFolder(call, id, true);
  const asked = { ...change, version: change.version ?? stored?.version ?? 0 };
  const decision = decideLessonFolderChange(stored, asked, await lessonFolderContext(call, change.folder_id));
  if (E.isLeft(decision)) return decision;
  if (decision.right !== null) {
    await put(call, id, decision.right.edit);
    await auditLessonFolder(call, id, decision.right.audit);
  }
  return E.right(undefined);
};
