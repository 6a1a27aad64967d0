import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";

/** The audit log names users. */
export const area: Area = {
  recordNames: { user: sql`select user_id::text as id, btrim(first_name || ' ' || last_name) as name, org_id from users` },
};
