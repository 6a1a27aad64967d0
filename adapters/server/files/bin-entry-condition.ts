import { type RawBuilder, sql, type SqlBool } from "kysely";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import type { FileCall } from "./file-row.ts";

/** Whether a row `f` of `files` or `d` of `file_folders` is an entry of the bin (the core's `isBinEntry`). */
export const isBinEntry = ({ actor, request }: Pick<FileCall, "actor" | "request">, row: "f" | "d"): RawBuilder<SqlBool> => {
  if (actor.role === "guest") return sql`false`;
  const [one, folder] = [sql.ref(row), sql.ref(row === "f" ? "f.folder_id" : "d.parent_id")];
  return sql`(${one}.deleted_at > ${request.now - fileLimits.binSeconds}
    and not exists (select from file_folders u where u.org_id = ${one}.org_id and u.folder_id = ${folder} and u.deleted_at = ${one}.deleted_at))`;
};
