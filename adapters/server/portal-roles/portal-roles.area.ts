import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";

/** The audit log names the roles of learners. */
export const area: Area = { recordNames: { portal_role: sql`select role_id::text as id, name, org_id from portal_roles` } };
