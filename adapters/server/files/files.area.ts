import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { erasedRows } from "../contributions/erase.ts";
import { movedUploads } from "./moved-uploads.ts";

/** The audit log names files and their folders; uploads of contacts are merged and erased with them. */
export const area: Area = {
  recordNames: {
    file: sql`select file_id::text as id, filename as name, org_id from files where con_id is null`,
    file_folder: sql`select folder_id::text as id, name, org_id from file_folders`,
  },
  mergeParts: [movedUploads],
  erase: erasedRows("files", "file_uploads"),
};
