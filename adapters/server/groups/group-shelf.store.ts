import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import type { FolderName, GroupFolder, GroupShelf } from "../../../core/groups/group.model.ts";
import type { GroupStore } from "../../../core/groups/groups.port.ts";
import { type Failure, forbidden, invalid, notFound } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { folderColumns, type GroupCall, readFolders, readGroups } from "./group-row.ts";

type Shelf = Pick<GroupStore, "list" | "search" | "order" | "createFolder" | "renameFolder" | "removeFolder" | "orderFolders">;

const mostFound = 25;
const noFolder: E.Either<Failure, never> = E.left(notFound("There is no such folder."));
const adminsOnly: E.Either<Failure, never> = E.left(forbidden("Only administrators rename and delete folders of others.", "admins"));

/** Lists of groups and their folders, in the transaction of one call. */
export const makeGroupShelf = (call: GroupCall): Shelf => {
  const { tx, actor } = call;
  const { now } = call.request;

  const shelf = async (): Promise<E.Either<Failure, GroupShelf>> => E.right({ groups: await readGroups(call), folders: await readFolders(call) });

  const sorted = (table: "contact_groups" | "group_folders", ids: readonly number[]) => async (): Promise<E.Either<Failure, GroupShelf>> => {
    const id = table === "contact_groups" ? "group_id" : "folder_id";
    const asked = [...new Set(ids)];
    await sql`
      update ${sql.table(table)} t set "order" = placed.place from (
        select ${sql.ref(id)} as id, row_number() over (order by coalesce(array_position(${asked}::bigint[], ${sql.ref(id)}), ${asked.length + 1}), "order", ${sql.ref(id)}) - 1 as place
        from ${sql.table(table)} where org_id = ${actor.org_id} and deleted_at is null) placed
      where t.${sql.ref(id)} = placed.id and t.org_id = ${actor.org_id} and t."order" <> placed.place`.execute(tx.db);
    await writeAudit(tx, call, { action: table === "contact_groups" ? "group.order" : "group_folder.order", object_type: table === "contact_groups" ? "group" : "group_folder", object_id: "all", before: null, after: { ids: asked } });
    return shelf();
  };

  const isTaken = async (name: string, except: number | null): Promise<boolean> => {
    const { rows } = await sql`select from group_folders where org_id = ${actor.org_id} and lower(name) = lower(${name}) and deleted_at is null and folder_id is distinct from ${except}::bigint`.execute(tx.db);
    return rows.length > 0;
  };
  const taken: E.Either<Failure, never> = E.left(invalid({ name: ["Another folder has this name"] }));

  const makeFolder = async (raw: FolderName): Promise<E.Either<Failure, GroupFolder>> => {
    const name = raw.name.trim();
    if (await isTaken(name, null)) return taken;
    const { rows } = await sql<GroupFolder>`
      insert into group_folders (org_id, name, "order", created_at, updated_at)
      select ${actor.org_id}::bigint, ${name}, coalesce(max("order") + 1, 0), ${now}::bigint, ${now}::bigint from group_folders where org_id = ${actor.org_id} returning ${folderColumns}`.execute(tx.db);
    const made = rows[0];
    if (made === undefined) return noFolder;
    await writeAudit(tx, call, { action: "group_folder.create", object_type: "group_folder", object_id: made.id, before: null, after: { name } });
    return E.right(made);
  };

  const folder = async (id: number): Promise<GroupFolder | null> => {
    const { rows } = await sql<GroupFolder>`select ${folderColumns} from group_folders where org_id = ${actor.org_id} and folder_id = ${id} and deleted_at is null for update`.execute(tx.db);
    return rows[0] ?? null;
  };

  const nameFolder = async (id: number, raw: FolderName): Promise<E.Either<Failure, GroupFolder>> => {
    const stored = await folder(id);
    if (stored === null) return noFolder;
    if (!isAdmin(actor.role)) return adminsOnly;
    const name = raw.name.trim();
    if (await isTaken(name, id)) return taken;
    const { rows } = await sql<GroupFolder>`update group_folders set name = ${name}, version = version + 1, updated_at = ${now} where org_id = ${actor.org_id} and folder_id = ${id} returning ${folderColumns}`.execute(tx.db);
    await writeAudit(tx, call, { action: "group_folder.update", object_type: "group_folder", object_id: id, before: { name: stored.name }, after: { name } });
    return rows[0] === undefined ? noFolder : E.right(rows[0]);
  };

  const dropFolder = async (id: number): Promise<E.Either<Failure, GroupShelf>> => {
    const stored = await folder(id);
    if (stored === null) return noFolder;
    if (!isAdmin(actor.role)) return adminsOnly;
    await sql`update contact_groups set folder_id = null, version = version + 1, updated_at = ${now} where org_id = ${actor.org_id} and folder_id = ${id}`.execute(tx.db);
    await sql`update group_folders set deleted_at = ${now}, version = version + 1, updated_at = ${now} where org_id = ${actor.org_id} and folder_id = ${id}`.execute(tx.db);
    await writeAudit(tx, call, { action: "group_folder.delete", object_type: "group_folder", object_id: id, before: { name: stored.name }, after: null });
    return shelf();
  };

  return {
    list: () => shelf,
    search: (term) => async () => {
      const wanted = term.trim().toLowerCase();
      const groups = wanted === "" ? [] : await readGroups(call);
      return E.right(groups.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, mostFound));
    },
    order: (ids) => sorted("contact_groups", ids),
    createFolder: (made) => () => makeFolder(made),
    renameFolder: (id, named) => () => nameFolder(id, named),
    removeFolder: (id) => () => dropFolder(id),
    orderFolders: (ids) => sorted("group_folders", ids),
  };
};
