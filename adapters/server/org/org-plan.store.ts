import { defaultTimeZone, isTimeZone } from "../../../core/kernel/dates.ts";
import type { Tx } from "../storage/database.ts";

/** What the organisation has chosen. @property trial_end epoch seconds, 0 without a trial */
export type OrgPlan = { readonly plan: string; readonly trial_end: number; readonly timezone: string; readonly features: readonly string[] };

/** The plan of the transaction's organisation; an unknown time zone counts as UTC. @param lock holds others back until the transaction ends */
export const orgPlan = async ({ db, org }: Tx, lock = false): Promise<OrgPlan> => {
  const query = db.selectFrom("orgs").select(["plan", "trial_end", "timezone", "features"]).where("org_id", "=", org);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirstOrThrow();
  return { ...row, timezone: isTimeZone(row.timezone) ? row.timezone : defaultTimeZone };
};
