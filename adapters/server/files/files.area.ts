import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { erasedRows } from "../contributions/erase.ts";
import { ownedRows } from "../contributions/owned-part.ts";
import { movedUploads } from "./moved-uploads.ts";

/** The audit log names files and their folders; uploads of contacts are merged and erased with them. */
export const area: Area = {
  recordNames: {
    file: sql`select file_id::text as id, filename as name, org_id from files where con_id is null`,
    file_folder: sql`select folder_id::text as id, name, org_id from file_folders`,
  },
  ownedParts: [
    ownedRows({
      kind: "files",
      place: 60,
      table: "files",
      id: "file_id",
      column: "created_by",
      inUse: sql`r.deleted_at is null and r.con_id is null and not exists (select from recordings v where v.file_id = r.file_id)`,
    }),
    ownedRows({
      kind: "file_folders",
      place: 70,
      table: "file_folders",
      id: "folder_id",
      column: "created_by",
      inUse: sql`r.deleted_at is null`,
    }),
  ],
  mergeParts: [movedUploads],
  erase: erasedRows("files", "file_uploads"),
};
