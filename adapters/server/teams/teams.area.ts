import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";

/** The audit log names teams. */
export const area: Area = {
  recordNames: { team: sql`select team_id::text as id, label as name, org_id from teams` },
};
