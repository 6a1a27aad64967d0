import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { Failure } from "../../../core/kernel/failure.ts";
import { folderLine } from "../../../core/kernel/folder-places.ts";
import { decideNewLessonFolder } from "../../../core/lessons/decide-lesson-folder.rule.ts";
import { foundLessonFolder } from "../../../core/lessons/find-lesson-folder.rule.ts";
import type { LessonFolder, LessonFolderContent } from "../../../core/lessons/lesson-folder.model.ts";
import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import type { StoredCard } from "../../../core/lessons/lesson-record.rule.ts";
import type { NewLessonFolder } from "../../../core/lessons/lesson-write.model.ts";
import type { LessonFolderStore } from "../../../core/lessons/lessons.port.ts";
import type { Request } from "../http/call.ts";
import {
  findLessonFolder,
  type LessonFolderCall,
  lessonFolderPlaces,
  lessonFoldersIn,
  lessonFoldersInBin,
  lessonFoldersInUse,
  lessonFoldersOf,
} from "./lesson-folder-row.ts";
import { cardOf, lessonColumns } from "./lesson-row.ts";
import { shareNew } from "./share-new.store.ts";
import {
  auditLessonFolder,
  changeLessonFolder,
  deleteLessonFolder,
  lessonFolderContext,
  lockLessonFolders,
  restoreLessonFolder,
} from "./write-lesson-folders.store.ts";

type Call = LessonFolderCall & { readonly request: Pick<Request, "teams"> };

/** A folder with its folders, its first lessons by name, and the folders above it that the caller sees. */
const contentOf = async (call: LessonFolderCall, folder: LessonFolder): Promise<LessonFolderContent> => {
  const { tx } = call;
  const above = folderLine(await lessonFolderPlaces(call), folder.folder_id);
  const seen = new Map((await lessonFoldersOf(call, above)).map(({ id, name }) => [id, name]));
  const { rows } = await sql<StoredCard>`
    select ${lessonColumns} from lessons l where l.org_id = ${tx.org} and l.folder_id = ${folder.id} and l.deleted_at is not distinct from ${folder.deleted_at}::bigint
    order by l.sort_name, l.lesson_id limit ${lessonLimits.rows}`.execute(tx.db);
  return {
    ...folder,
    schemaLevel: "full",
    folders: await lessonFoldersIn(call, folder),
    lessons: rows.map((row) => cardOf(row, call)),
    path: above.toReversed().flatMap((id) => {
      const name = seen.get(id);
      return name === undefined ? [] : [{ id, name }];
    }),
  };
};

/** Folders of lessons in the transaction of one call. */
export const makeLessonFolderStore = (
  call: Call,
): Omit<LessonFolderStore, "get"> & {
  readonly get: (id: number) => () => Promise<E.Either<Failure, LessonFolder>>;
  readonly content: LessonFolderStore["get"];
} => {
  const { tx, actor, request } = call;
  const { now } = request;

  const read = async (id: number): Promise<E.Either<Failure, LessonFolder>> => foundLessonFolder(await findLessonFolder(call, id), now);
  const then = async (id: number, done: E.Either<Failure, void>): Promise<E.Either<Failure, LessonFolder>> =>
    E.isLeft(done) ? done : read(id);
  /** The folder that an earlier request with this key created. */
  const madeBy = async (key: string | undefined): Promise<number | null> => {
    if (key === undefined) return null;
    const { rows } = await sql<{
      id: number;
    }>`select folder_id as id from lesson_folders where org_id = ${tx.org} and create_key = ${key}::uuid`.execute(tx.db);
    return rows[0]?.id ?? null;
  };
  const create = async (asked: NewLessonFolder): Promise<E.Either<Failure, LessonFolder>> => {
    await lockLessonFolders(call);
    const made = await madeBy(asked.key);
    const decision = decideNewLessonFolder(made !== null, asked, await lessonFolderContext(call, asked.folder_id));
    if (E.isLeft(decision)) return decision;
    if (decision.right === null) return read(made ?? 0);
    const { name, folder_id } = decision.right.edit;
    const { rows } = await sql<{ id: number }>`
      insert into lesson_folders (org_id, parent_id, name, create_key, user_id, created_at, updated_at)
      values (${tx.org}, ${folder_id}, ${name}, ${asked.key ?? null}::uuid, ${actor.user_id}, ${now}, ${now}) returning folder_id as id`.execute(
      tx.db,
    );
    const id = rows[0]?.id ?? 0;
    await shareNew(call, "lessons/folders", id);
    await auditLessonFolder(call, id, decision.right.audit);
    return read(id);
  };

  return {
    list: (deleted) => async () => E.right(await (deleted ? lessonFoldersInBin : lessonFoldersInUse)(call)),
    get: (id) => () => read(id),
    content: (id) => async () => {
      const found = await read(id);
      return E.isLeft(found) ? found : E.right(await contentOf(call, found.right));
    },
    create: (asked) => () => create(asked),
    update: (id, change) => async () => then(id, await changeLessonFolder(call, id, change)),
    remove: (id) => () => deleteLessonFolder(call, id),
    restore: (id) => async () => then(id, await restoreLessonFolder(call, id)),
  };
};
