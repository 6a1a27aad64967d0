import { sql } from "kysely";
import type { FileWrite } from "../../../core/files/file-edit.model.ts";
import type { FileId } from "../../../core/files/file-id.model.ts";
import { writeAudits } from "../audit/audit.store.ts";
import type { FileCall } from "./file-row.ts";

/** The write of one file. */
export type OneWrite = { readonly id: FileId; readonly write: FileWrite };

/** Stores writes of files in one statement, with their audit log entries. */
export const writeFiles = async (call: FileCall, writes: readonly OneWrite[]): Promise<void> => {
  if (writes.length === 0) return;
  const { tx } = call;
  const rows = writes.map(({ id, write: { edit } }) => ({ ...edit, id, focus_x: edit.focus?.x ?? null, focus_y: edit.focus?.y ?? null }));
  await sql`
    update files f set filename = w.filename, folder_id = w.folder_id, description = w.description, focus_x = w.focus_x, focus_y = w.focus_y,
      deleted_at = w.deleted_at, version = w.version, updated_at = w.updated_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(id bigint, filename text, folder_id bigint, description text, focus_x float8, focus_y float8, deleted_at bigint, version int, updated_at bigint)
    where f.org_id = ${tx.org} and f.file_id = w.id`.execute(tx.db);
  await writeAudits(
    tx,
    call,
    writes.map(({ id, write }) => ({ ...write.audit, object_type: "file", object_id: id })),
  );
};
