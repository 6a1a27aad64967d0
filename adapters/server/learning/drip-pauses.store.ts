import { sql } from "kysely";
import type { Tx } from "../storage/database.ts";

/**
 * Whose pause it is.
 * @property learner null for the whole course
 * @property user who sets it; null for the learner
 */
export type PauseOf = { readonly campaign: number; readonly learner: number | null; readonly user: number | null };

/**
 * Begins or ends a pause of a course; one that is so already stays as it is.
 * @param at epoch seconds
 */
export const setPause = async ({ db, org }: Tx, { campaign, learner, user }: PauseOf, paused: boolean, at: number): Promise<void> => {
  await (
    paused
      ? sql`
      insert into drip_pauses (org_id, campaign_id, con_id, paused_at, user_id) values (${org}, ${campaign}, ${learner}, ${at}, ${user})
      on conflict (campaign_id, con_id) where resumed_at is null do nothing`
      : sql`
      update drip_pauses set resumed_at = greatest(paused_at, ${at}::bigint)
      where org_id = ${org} and campaign_id = ${campaign} and con_id is not distinct from ${learner}::bigint and resumed_at is null`
  ).execute(db);
};
