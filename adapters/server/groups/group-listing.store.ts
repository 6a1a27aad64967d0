import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import {
  decideFolderCreate,
  decideFolderDelete,
  decideFolderRename,
  folderName,
  type KnownFolders,
  noFolder,
  placeAsked,
} from "../../../core/groups/decide-folder.rule.ts";
import { decideOrder } from "../../../core/groups/group-order.rule.ts";
import type { FolderName, GroupFolder, GroupListing } from "../../../core/groups/group.model.ts";
import type { GroupStore } from "../../../core/groups/groups.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { folderColumns, type GroupCall, readFolders, readGroups } from "./group-row.ts";

type ListingStore = Pick<GroupStore, "list" | "search" | "order" | "createFolder" | "renameFolder" | "removeFolder" | "orderFolders">;

const mostFound = 25;
const places = { group: { table: "contact_groups", id: "group_id" }, group_folder: { table: "group_folders", id: "folder_id" } } as const;

/** Lists of groups and their folders, in the transaction of one call. */
export const makeGroupListing = (call: GroupCall): ListingStore => {
  const { tx, actor } = call;
  const { now } = call.request;

  const listing = async (): Promise<E.Either<Failure, GroupListing>> =>
    E.right({ groups: await readGroups(call), folders: await readFolders(call) });

  const sorted = (of: keyof typeof places, asked: readonly number[]) => async (): Promise<E.Either<Failure, GroupListing>> => {
    const { table, id } = places[of];
    const { ids, audit } = decideOrder(of, asked);
    await sql`
      update ${sql.table(table)} t set "order" = placed.place from (
        select ${sql.ref(id)} as id, row_number() over (order by coalesce(array_position(${ids}::bigint[], ${sql.ref(id)}), ${ids.length + 1}), "order", ${sql.ref(id)}) - 1 as place
        from ${sql.table(table)} where org_id = ${actor.org_id} and deleted_at is null) placed
      where t.${sql.ref(id)} = placed.id and t.org_id = ${actor.org_id} and t."order" <> placed.place`.execute(tx.db);
    await writeAudit(tx, call, { ...audit, object_type: of, object_id: "all" });
    return listing();
  };

  /** Whether another folder in the same place has the name, compared as in the database's unique index. */
  const isTaken = async (asked: FolderName, stored: GroupFolder | null): Promise<boolean> => {
    const { rows } = await sql`
      select from group_folders where org_id = ${actor.org_id} and lower(name) = lower(${folderName(asked)}) and deleted_at is null
        and parent_id is not distinct from ${placeAsked(asked, stored)}::bigint and folder_id is distinct from ${stored?.id ?? null}::bigint`.execute(
      tx.db,
    );
    return rows.length > 0;
  };

  /** Held until the end of the call, so that names and places of folders are decided one after the other. */
  const folderLock = async (): Promise<void> => {
    await sql`select from orgs where org_id = ${actor.org_id} for no key update`.execute(tx.db);
  };

  const knownFor = async (asked: FolderName, stored: GroupFolder | null): Promise<KnownFolders> => {
    const folders = await readFolders(call);
    return {
      isTaken: await isTaken(asked, stored),
      places: folders.map(({ id, folder_id }) => ({ id, parent_id: folder_id, deleted_at: null })),
    };
  };

  const makeFolder = async (asked: FolderName): Promise<E.Either<Failure, GroupFolder>> => {
    await folderLock();
    const decided = decideFolderCreate(asked, await knownFor(asked, null));
    if (E.isLeft(decided)) return decided;
    const { folder, audit } = decided.right;
    const { rows } = await sql<GroupFolder>`
      insert into group_folders (org_id, name, parent_id, "order", created_at, updated_at)
      select ${actor.org_id}::bigint, ${folder.name}, ${folder.folder_id}::bigint, coalesce(max("order") + 1, 0), ${now}::bigint, ${now}::bigint from group_folders where org_id = ${actor.org_id} returning ${folderColumns}`.execute(
      tx.db,
    );
    const made = rows[0];
    if (made === undefined) return noFolder;
    await writeAudit(tx, call, { ...audit, object_type: "group_folder", object_id: made.id });
    return E.right(made);
  };

  const lockedFolder = async (id: number): Promise<GroupFolder | null> => {
    const { rows } =
      await sql<GroupFolder>`select ${folderColumns} from group_folders where org_id = ${actor.org_id} and folder_id = ${id} and deleted_at is null for update`.execute(
        tx.db,
      );
    return rows[0] ?? null;
  };

  const nameFolder = async (id: number, asked: FolderName): Promise<E.Either<Failure, GroupFolder>> => {
    await folderLock();
    const stored = await lockedFolder(id);
    const decided = decideFolderRename(stored, asked, actor, await knownFor(asked, stored));
    if (E.isLeft(decided)) return decided;
    const { folder, audit } = decided.right;
    await sql`update group_folders set name = ${folder.name}, parent_id = ${folder.folder_id}, version = ${folder.version}, updated_at = ${now} where org_id = ${actor.org_id} and folder_id = ${id}`.execute(
      tx.db,
    );
    await writeAudit(tx, call, { ...audit, object_type: "group_folder", object_id: id });
    return E.right(folder);
  };

  /** The first folder in this one whose name another folder one level up has. */
  const twiceWithout = async (id: number): Promise<string | null> => {
    const { rows } = await sql<{ name: string }>`
      select inner_one.name from group_folders gone
        join group_folders inner_one on inner_one.parent_id = gone.folder_id and inner_one.deleted_at is null
        join group_folders other on other.org_id = gone.org_id and other.parent_id is not distinct from gone.parent_id and other.deleted_at is null
          and other.folder_id <> gone.folder_id and lower(other.name) = lower(inner_one.name)
      where gone.org_id = ${actor.org_id} and gone.folder_id = ${id} order by inner_one."order", inner_one.folder_id limit 1`.execute(
      tx.db,
    );
    return rows[0]?.name ?? null;
  };

  const dropFolder = async (id: number): Promise<E.Either<Failure, GroupListing>> => {
    await folderLock();
    const decided = decideFolderDelete(await lockedFolder(id), actor, await twiceWithout(id));
    if (E.isLeft(decided)) return decided;
    const { folder, audit } = decided.right;
    await sql`update group_folders set deleted_at = ${now}, version = ${folder.version}, updated_at = ${now} where org_id = ${actor.org_id} and folder_id = ${id}`.execute(
      tx.db,
    );
    await sql`update contact_groups set folder_id = ${folder.folder_id}, version = version + 1, updated_at = ${now} where org_id = ${actor.org_id} and folder_id = ${id}`.execute(
      tx.db,
    );
    await sql`update group_folders set parent_id = ${folder.folder_id}, version = version + 1, updated_at = ${now} where org_id = ${actor.org_id} and parent_id = ${id} and deleted_at is null`.execute(
      tx.db,
    );
    await writeAudit(tx, call, { ...audit, object_type: "group_folder", object_id: id });
    return listing();
  };

  return {
    list: () => listing,
    search: (term) => async () => {
      const wanted = term.trim().toLowerCase();
      const groups = wanted === "" ? [] : await readGroups(call);
      return E.right(groups.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, mostFound));
    },
    order: (ids) => sorted("group", ids),
    createFolder: (made) => () => makeFolder(made),
    renameFolder: (id, named) => () => nameFolder(id, named),
    removeFolder: (id) => () => dropFolder(id),
    orderFolders: (ids) => sorted("group_folder", ids),
  };
};
