import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { forgetImported } from "./tidy-imports.job.ts";

/** The audit log names imports; what they store about contacts is erased with them. */
export const area: Area = {
  recordNames: { import: sql`select import_id::text as id, filename as name, org_id from imports` },
  erase: forgetImported,
};
