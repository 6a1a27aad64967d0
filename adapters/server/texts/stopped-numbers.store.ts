import { type RawBuilder, sql } from "kysely";
import type { StoppedNumber } from "../../../core/texts/text-standing.model.ts";
import type { Tx } from "../storage/database.ts";

/** When a number of an organisation stopped texts, in epoch seconds; null where its last word was START or it never said one. */
export const stoppedAtSql = (org: RawBuilder<unknown>, mobile: RawBuilder<unknown>): RawBuilder<number | null> => sql`(
  select case when w.kind = 'stop' then w.received_at end from received_texts w where w.org_id = ${org} and w.sender = ${mobile} order by w.text_id desc limit 1)`;

/** When a number stopped texts of the organisation, in epoch seconds; null where it wants them. */
export const stoppedAt = async ({ db }: Tx, org: number, mobile: string): Promise<number | null> => {
  const { rows } = await sql<{ at: number | null }>`select ${stoppedAtSql(sql`${org}`, sql`${mobile}`)} as at`.execute(db);
  return rows[0]?.at ?? null;
};

/** The numbers of a contact that want no texts; null for a contact that the caller does not see. */
export const stoppedNumbers = async ({ db, org }: Tx, contact: number): Promise<readonly StoppedNumber[] | null> => {
  const { rows } = await sql<{ mobile: string | null; stopped_at: number | null }>`
    select m.mobile, ${stoppedAtSql(sql`c.org_id`, sql`m.mobile`)} as stopped_at
    from own_contacts c left join lateral unnest(c.mobile) as m (mobile) on true where c.org_id = ${org} and c.con_id = ${contact}`.execute(
    db,
  );
  if (rows.length === 0) return null;
  return rows.flatMap(({ mobile, stopped_at }) => (mobile === null || stopped_at === null ? [] : [{ mobile, stopped_at }]));
};
