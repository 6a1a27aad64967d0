import { sql } from "kysely";
import { byNumber } from "../contributions/came-since.ts";
import type { MergeCase, MergePart, Move } from "../contributions/merge-part.ts";
import { numberOf } from "../storage/number-of.ts";

const movable = ({ tx, kept, other }: MergeCase) => sql`
  g.org_id = ${tx.org} and g.con_id = ${other} and not exists (select from certificates k where k.con_id = ${kept} and k.campaign_id = g.campaign_id)`;

/** Moves certificates; where both have one of a course, each keeps its own, and both stay genuine. */
export const movedCertificates: MergePart = {
  kind: "certificates",
  place: 16,
  count: (merge) => numberOf(merge.tx, sql<{ n: number }>`select count(*) as n from certificates g where ${movable(merge)}`),
  move: async (merge) => {
    const { rows } = await sql<{ key: string }>`
      update certificates g set con_id = ${merge.kept} where ${movable(merge)} returning g.certificate_id::text as key`.execute(
      merge.tx.db,
    );
    return rows.map(({ key }): Move => ({ key, before: {} }));
  },
  back: async ({ tx, kept, other }, moves) => {
    const ids = moves.map(({ key }) => Number(key));
    await sql`update certificates set con_id = ${other} where org_id = ${tx.org} and con_id = ${kept} and certificate_id = any(${ids}::bigint[])`.execute(
      tx.db,
    );
  },
  ...byNumber({ table: "certificates", id: "certificate_id", of: ({ kept }) => sql`con_id = ${kept}` }),
};
