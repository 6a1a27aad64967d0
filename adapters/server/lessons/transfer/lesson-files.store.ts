import { sql } from "kysely";
import type { StaffActor } from "../../../../core/access/actor.model.ts";
import { fileUrl } from "../../../../core/files/file-address.rule.ts";
import type { NamedFile } from "../../../../core/lessons/transfer/own-addresses.rule.ts";
import type { Area } from "../../contributions/area.ts";
import { mayReadFile } from "../../files/serving/may-read-file.ts";
import { fileAt, type StoredFileRow } from "../../files/serving/stored-file.ts";
import { isVisibleFile } from "../../files/visible-files-condition.ts";
import type { Tx } from "../../storage/database.ts";

type Call = { readonly tx: Tx; readonly actor: StaffActor; readonly request: { readonly now: number } };
type Places = readonly Pick<Area, "fileUses" | "fileReader">[];

/** A file that the caller may read, with its description. */
export type ShownFile = StoredFileRow & { readonly description: string };

const descriptionOf = async ({ db, org }: Tx, id: number): Promise<string> => {
  const { rows } = await sql<{ description: string }>`select description from files where org_id = ${org} and file_id = ${id}`.execute(db);
  return rows[0]?.description ?? "";
};

/** The named files of the organisation that the caller may read. */
export const readableFiles = async (
  { tx, actor, request }: Call,
  areas: Places,
  named: readonly NamedFile[],
): Promise<readonly ShownFile[]> => {
  const found: ShownFile[] = [];
  for (const { address } of named) {
    const file = await fileAt(tx, address);
    if (file === null || file.org_id !== actor.org_id || !(await mayReadFile(areas, tx, actor, file, request.now))) continue;
    found.push({ ...file, description: await descriptionOf(tx, file.file_id) });
  }
  return found;
};

/** The address of the oldest file in use with a content, among those that the caller sees in the library; null for none. */
export const urlOfContent = async ({ tx, actor }: Pick<Call, "tx" | "actor">, sha256: string): Promise<string | null> => {
  const { rows } = await sql<{ address: string; filename: string }>`
    select f.address, f.filename from files f
    where ${isVisibleFile(actor)} and f.deleted_at is null and f.con_id is null and f.sha256 = ${sha256} order by f.file_id limit 1`.execute(
    tx.db,
  );
  const [file] = rows;
  return file === undefined ? null : fileUrl("", file);
};
