import { sql } from "kysely";
import { defaultTimeZone, isTimeZone } from "../../../core/kernel/dates.ts";
import { planned, type Tx } from "../storage/database.ts";

/**
 * The organisation's plan.
 * @property trial_end epoch seconds, 0 without a trial
 */
export type OrgPlan = {
  readonly plan: string;
  readonly trial_end: number;
  readonly timezone: string;
  readonly features: readonly string[];
};

/**
 * The plan of the transaction's organisation; an unknown time zone counts as UTC.
 * @param lock locks the organisation until the transaction ends
 */
export const orgPlan = async (tx: Tx, lock = false): Promise<OrgPlan> => {
  const [row] = await planned(
    tx,
    sql<OrgPlan>`select plan, trial_end, timezone, features from orgs where org_id = ${tx.org} ${lock ? sql`for update` : sql``}`,
  );
  if (row === undefined) throw new Error(`There is no organisation ${String(tx.org)}.`);
  return { ...row, timezone: isTimeZone(row.timezone) ? row.timezone : defaultTimeZone };
};
