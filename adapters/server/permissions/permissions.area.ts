import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";

/** The audit log names presets of permissions. */
export const area: Area = { recordNames: { permission_preset: sql`select preset_id::text as id, name, org_id from permission_presets` } };
