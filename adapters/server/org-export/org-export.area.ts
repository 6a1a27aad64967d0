import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { serveExports } from "./serve-exports.ts";

/** Exports have a name in the audit log, and their files are downloaded. */
export const area: Area = {
  recordNames: { org_export: sql`select export_id::text as id, 'Export ' || export_id as name, org_id from org_exports` },
  serve: serveExports,
};
