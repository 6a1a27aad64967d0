import { sql } from "kysely";
import type { Area } from "../../../../../adapters/server/contributions/area.ts";

/** The audit log names berths, and a whole export contains them. */
export const area: Area = {
  recordNames: { berth: sql`select berth_id::text as id, name, org_id from berths` },
  exportedKinds: { berths: { file: "organisation/berths.csv", about: "Berths." } },
};
