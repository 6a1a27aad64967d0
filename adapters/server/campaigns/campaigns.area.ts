import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";

/** The audit log names campaigns. */
export const area: Area = {
  recordNames: { campaign: sql`select campaign_id::text as id, name, org_id from campaigns` },
};
