import { type RawBuilder, sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { FolderPlace } from "../../../core/kernel/folder-places.ts";
import { mayChangeSeenLesson } from "../../../core/lessons/lesson-access.rule.ts";
import type { LessonFolder } from "../../../core/lessons/lesson-folder.model.ts";
import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { isVisibleLessonFolder } from "./visible-lessons-condition.ts";

/** A call on folders of lessons in its transaction. */
export type LessonFolderCall = Omit<Doer, "actor"> & { readonly tx: Tx; readonly actor: StaffActor };

type FolderRow = Omit<LessonFolder, "editable" | "deletable" | "schemaLevel">;

/** Whoever sees a folder sees everything in it; of one in the bin what was deleted with it counts. */
const folderColumns = sql<FolderRow>`
  d.folder_id as id, d.name, d.parent_id as folder_id, d.user_id,
  (select count(*)::int from lessons i where i.org_id = d.org_id and i.folder_id = d.folder_id and i.deleted_at is not distinct from d.deleted_at) as lessons_count,
  (select count(*)::int from lesson_folders i where i.org_id = d.org_id and i.parent_id = d.folder_id and i.deleted_at is not distinct from d.deleted_at) as folders_count,
  (select coalesce(json_agg(r.team_id order by r.team_id), '[]') from resource_teams r where r.org_id = d.org_id and r.resource = 'lessons/folders' and r.resource_id = d.folder_id) as teams,
  d.version, d.deleted_at, d.created_at, d.updated_at`;

const folders = async ({ tx, actor }: LessonFolderCall, where: RawBuilder<unknown>, lock: boolean): Promise<readonly LessonFolder[]> => {
  const { rows } = await sql<FolderRow>`
    select ${folderColumns} from lesson_folders d where ${isVisibleLessonFolder(actor)} and ${where} order by fold_text(d.name) collate "C", d.folder_id ${lock ? sql`for update of d` : sql``}`.execute(
    tx.db,
  );
  const isChangeable = mayChangeSeenLesson(actor);
  return rows.map((row) => ({ ...row, editable: isChangeable, deletable: isChangeable, schemaLevel: "small" }));
};

/** The folders in use that the caller sees, by name. */
export const lessonFoldersInUse = (call: LessonFolderCall): Promise<readonly LessonFolder[]> =>
  folders(call, sql`d.deleted_at is null`, false);

/** The folders directly in another that were deleted with it, or are in use as it is, by name. */
export const lessonFoldersIn = (call: LessonFolderCall, { id, deleted_at }: LessonFolder): Promise<readonly LessonFolder[]> =>
  folders(call, sql`d.parent_id = ${id} and d.deleted_at is not distinct from ${deleted_at}::bigint`, false);

/** The folders in the bin that were not deleted with the folder above; guests do not see the bin. */
export const lessonFoldersInBin = async (call: LessonFolderCall): Promise<readonly LessonFolder[]> =>
  call.actor.role === "guest"
    ? []
    : folders(
        call,
        sql`d.deleted_at > ${call.request.now - lessonLimits.binSeconds}
          and not exists (select from lesson_folders u where u.org_id = d.org_id and u.folder_id = d.parent_id and u.deleted_at = d.deleted_at)`,
        false,
      );

/** A folder in use or in the bin that the caller sees; null for none. */
export const findLessonFolder = async (call: LessonFolderCall, id: number | null, lock = false): Promise<LessonFolder | null> =>
  id === null ? null : ((await folders(call, sql`d.folder_id = ${id}`, lock))[0] ?? null);

/** Some folders in use or in the bin that the caller sees, by id. */
export const lessonFoldersOf = async (call: LessonFolderCall, ids: readonly number[]): Promise<readonly LessonFolder[]> =>
  ids.length === 0 ? [] : folders(call, sql`d.folder_id = any(${[...ids]}::bigint[])`, false);

/** The places of all folders of the organisation. */
export const lessonFolderPlaces = async ({ tx }: Pick<LessonFolderCall, "tx">): Promise<readonly FolderPlace[]> => {
  const { rows } =
    await sql<FolderPlace>`select folder_id as id, parent_id, deleted_at from lesson_folders where org_id = ${tx.org}`.execute(tx.db);
  return rows;
};

/** The time of the latest deletion of a lesson or folder; null for none. */
export const latestDeletion = async ({ tx }: Pick<LessonFolderCall, "tx">): Promise<number | null> => {
  const { rows } = await sql<{ latest: number | null }>`
    select greatest((select max(deleted_at) from lessons where org_id = ${tx.org} and deleted_at is not null), (select max(deleted_at) from lesson_folders where org_id = ${tx.org})) as latest`.execute(
    tx.db,
  );
  return rows[0]?.latest ?? null;
};
