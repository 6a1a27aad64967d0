import { sql } from "kysely";
import { byNumber } from "../contributions/came-since.ts";
import type { MergePart, Move } from "../contributions/merge-part.ts";
import { numberOf } from "../storage/number-of.ts";
import { rebuildProgress } from "./rebuild-progress.store.ts";

/** Moves a learner's activity; an answer that both have with the same answer id is not moved. Progress and points are rebuilt from it. */
export const movedActivity: MergePart = {
  kind: "activity",
  place: 20,
  count: async ({ tx, other }) =>
    numberOf(tx, sql<{ n: number }>`select count(*) as n from activity where org_id = ${tx.org} and con_id = ${other}`),
  move: async ({ tx, kept, other }) => {
    const { rows } = await sql<{ key: string }>`
      update activity a set con_id = ${kept}
      where a.org_id = ${tx.org} and a.con_id = ${other}
        and (a.answer_id is null or not exists (select 1 from activity k where k.con_id = ${kept} and k.answer_id = a.answer_id))
      returning a.activity_id::text as key`.execute(tx.db);
    await rebuildProgress(tx, [kept, other]);
    return rows.map(({ key }): Move => ({ key, before: {} }));
  },
  back: async ({ tx, kept, other }, moves) => {
    await sql`update activity set con_id = ${other} where org_id = ${tx.org} and con_id = ${kept} and activity_id = any(${moves.map(({ key }) => Number(key))}::bigint[])`.execute(
      tx.db,
    );
    await rebuildProgress(tx, [kept, other]);
  },
  ...byNumber({ table: "activity", id: "activity_id", of: ({ kept }) => sql`con_id = ${kept}` }),
};
