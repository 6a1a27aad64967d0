import { type RawBuilder, sql } from "kysely";
import type { StoppedNumber } from "../../../core/texts/text-standing.model.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { makeNumberHash } from "./number-hash.crypto.ts";

/** Which numbers want no texts of an organisation; times in epoch seconds, null where a number wants texts. */
export type StoppedNumbers = {
  /** When a number stopped texts, as an expression of a statement. */
  readonly atSql: (org: number | null, mobile: RawBuilder<unknown>) => RawBuilder<number | null>;
  readonly at: (tx: Tx, mobile: string) => Promise<number | null>;
  /** The numbers of a contact that want no texts; null for a contact that the caller does not see. */
  readonly of: (tx: Tx, contact: number) => Promise<readonly StoppedNumber[] | null>;
  /** Forgets that a number of an erased contact stopped texts. */
  readonly resume: (tx: Tx, mobile: string) => Promise<void>;
  /** Deletes what contacts and their numbers sent by text; that a number stopped texts stays as a hash. */
  readonly erase: (tx: Tx, contacts: readonly number[], mobiles: readonly string[]) => Promise<void>;
};

/** The words of numbers, and hashes for those of erased contacts; the last word of a number is in force. */
export const makeStoppedNumbers = (sealer: Pick<Sealer, "keyFor">): StoppedNumbers => {
  const hash = makeNumberHash(sealer);
  const atSql = (org: number | null, mobile: RawBuilder<unknown>): RawBuilder<number | null> => sql`(
    select case when w.kind = 'stop' then w.at end from (
      (select told.kind, told.received_at as at from received_texts told where told.org_id = ${org} and told.sender = ${mobile} order by told.text_id desc limit 1)
      union all select 'stop', s.stopped_at from stopped_numbers s where s.org_id = ${org} and s.number_hash = ${hash(org, mobile)}
    ) w order by w.at desc, w.kind desc limit 1)`;
  return {
    atSql,
    at: async ({ db, org }, mobile) => {
      const { rows } = await sql<{ at: number | null }>`select ${atSql(org, sql`${mobile}::text`)} as at`.execute(db);
      return rows[0]?.at ?? null;
    },
    of: async ({ db, org }, contact) => {
      const { rows } = await sql<{ mobile: string | null; stopped_at: number | null }>`
        select m.mobile, ${atSql(org, sql`m.mobile`)} as stopped_at
        from own_contacts c left join lateral unnest(c.mobile) as m (mobile) on true where c.org_id = ${org} and c.con_id = ${contact}`.execute(
        db,
      );
      if (rows.length === 0) return null;
      return rows.flatMap(({ mobile, stopped_at }) => (mobile === null || stopped_at === null ? [] : [{ mobile, stopped_at }]));
    },
    resume: async ({ db, org }, mobile) => {
      await sql`delete from stopped_numbers where org_id = ${org} and number_hash = ${hash(org, sql`${mobile}::text`)}`.execute(db);
    },
    erase: async ({ db, org }, contacts, mobiles) => {
      const theirs = sql`r.org_id = ${org} and (r.con_id = any(${[...contacts]}::bigint[]) or r.con_id is null and r.sender = any(${[...mobiles]}::text[]))`;
      await sql`
        insert into stopped_numbers as s (org_id, number_hash, stopped_at)
        select ${org}, ${hash(org, sql`one.sender`)}, one.at
        from (select distinct r.sender, ${atSql(org, sql`r.sender`)} as at from received_texts r where ${theirs} and r.sender is not null) one where one.at is not null
        on conflict (org_id, number_hash) do update set stopped_at = greatest(s.stopped_at, excluded.stopped_at)`.execute(db);
      await sql`delete from received_texts r where ${theirs}`.execute(db);
    },
  };
};
