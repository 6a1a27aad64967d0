import { sql } from "kysely";
import { byKeys, byNumber } from "../contributions/came-since.ts";
import type { MergeCase, MergePart, Move } from "../contributions/merge-part.ts";
import { numberOf } from "../storage/number-of.ts";

const keysOf = (moves: readonly Move[]): readonly number[] => moves.map(({ key }) => Number(key));

const movablePauses = ({ tx, kept, other }: MergeCase) => sql`
  p.org_id = ${tx.org} and p.con_id = ${other}
    and (p.resumed_at is not null or not exists (select from drip_pauses k where k.con_id = ${kept} and k.campaign_id = p.campaign_id and k.resumed_at is null))`;

const movableOpenings = ({ tx, kept, other }: MergeCase) => sql`
  v.org_id = ${tx.org} and v.con_id = ${other}
    and not exists (select from lock_overrides k where k.con_id = ${kept} and k.trigger_id = v.trigger_id)`;

/** Moves pauses of courses; one that lasts stays where the kept contact's own lasts. */
export const movedPauses: MergePart = {
  kind: "course-pauses",
  place: 12,
  count: (merge) => numberOf(merge.tx, sql<{ n: number }>`select count(*) as n from drip_pauses p where ${movablePauses(merge)}`),
  move: async (merge) => {
    const { rows } = await sql<{ key: string }>`
      update drip_pauses p set con_id = ${merge.kept} where ${movablePauses(merge)} returning p.pause_id::text as key`.execute(merge.tx.db);
    return rows.map(({ key }): Move => ({ key, before: {} }));
  },
  back: async ({ tx, kept, other }, moves) => {
    await sql`update drip_pauses set con_id = ${other} where org_id = ${tx.org} and con_id = ${kept} and pause_id = any(${keysOf(moves)}::bigint[])`.execute(
      tx.db,
    );
  },
  ...byNumber({ table: "drip_pauses", id: "pause_id", of: ({ kept }) => sql`con_id = ${kept}` }),
};

/** Moves the lessons that staff opened; one that was opened for both stays as it was for the kept contact. */
export const movedOpenings: MergePart = {
  kind: "lesson-openings",
  place: 14,
  count: (merge) => numberOf(merge.tx, sql<{ n: number }>`select count(*) as n from lock_overrides v where ${movableOpenings(merge)}`),
  move: async (merge) => {
    const { rows } = await sql<{ key: string }>`
      update lock_overrides v set con_id = ${merge.kept} where ${movableOpenings(merge)} returning v.trigger_id::text as key`.execute(
      merge.tx.db,
    );
    return rows.map(({ key }): Move => ({ key, before: {} }));
  },
  back: async ({ tx, kept, other }, moves) => {
    await sql`update lock_overrides set con_id = ${other} where org_id = ${tx.org} and con_id = ${kept} and trigger_id = any(${keysOf(moves)}::bigint[])`.execute(
      tx.db,
    );
  },
  ...byKeys(async ({ tx, kept }) =>
    (
      await sql<{ key: string }>`select trigger_id::text as key from lock_overrides where org_id = ${tx.org} and con_id = ${kept}`.execute(
        tx.db,
      )
    ).rows.map(({ key }) => key),
  ),
};
