import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";

/** The audit log names folders of lessons. */
export const area: Area = {
  recordNames: { lesson_folder: sql`select folder_id::text as id, name, org_id from lesson_folders` },
};
