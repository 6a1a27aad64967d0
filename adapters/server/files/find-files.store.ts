import { sql } from "kysely";
import type { FileId } from "../../../core/files/file-id.model.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import { type FileCall, fileColumns, type FileRow, recordOf } from "./file-row.ts";
import { isVisibleFile } from "./visible-files-condition.ts";

type Lock = "lock" | "read";

/** Rows of files in use or in the bin that the caller sees, by id; locked in the order of their ids. */
export const findRows = async (
  { tx, actor }: Pick<FileCall, "tx" | "actor">,
  ids: readonly FileId[],
  lock: Lock,
): Promise<ReadonlyMap<FileId, FileRow>> => {
  const numbers = ids.filter((id) => typeof id === "number");
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<FileRow>`
    select ${fileColumns} from files f where ${isVisibleFile(actor)} and f.file_id = any(${numbers}::bigint[]) order by f.file_id ${lock === "lock" ? sql`for update of f` : sql``}`.execute(
    tx.db,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** Files that the caller sees, by id; those of the product too. */
export const findFiles = async (call: FileCall, ids: readonly FileId[], lock: Lock = "read"): Promise<ReadonlyMap<FileId, FileRecord>> => {
  const rows = await findRows(call, ids, lock);
  const own = [...rows.values()].map((row): readonly [FileId, FileRecord] => [row.id, recordOf(row, call)]);
  const system = call.system.files.filter(({ id }) => ids.includes(id)).map((file): readonly [FileId, FileRecord] => [file.id, file]);
  return new Map([...own, ...system]);
};

/** A file that the caller sees; null for none. */
export const findFile = async (call: FileCall, id: FileId, lock: Lock = "read"): Promise<FileRecord | null> =>
  (await findFiles(call, [id], lock)).get(id) ?? null;
