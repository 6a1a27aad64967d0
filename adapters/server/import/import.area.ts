import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { forgetImported } from "./tidy-imports.job.ts";

/** Imports have names; what they remember of contacts is erased with them. */
export const area: Area = {
  recordNames: { import: sql`select import_id::text as id, filename as name, org_id from imports` },
  erase: forgetImported,
};
