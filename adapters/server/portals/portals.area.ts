import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";

/** The audit log names portals by their titles. */
export const area: Area = { recordNames: { portal: sql`select pid as id, title as name, org_id from portals` } };
