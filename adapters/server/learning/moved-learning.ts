import { sql } from "kysely";
import { byKeys, byNumber } from "../contributions/came-since.ts";
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

/** Moves joined courses; for a course that both joined, the earlier date counts. */
export const movedCourses: MergePart = {
  kind: "courses",
  place: 10,
  count: async ({ tx, other }) =>
    numberOf(tx, sql<{ n: number }>`select count(*) as n from course_joins where org_id = ${tx.org} and con_id = ${other}`),
  move: async ({ tx, kept, other }) => {
    const { rows } = await sql<{ campaign_id: number; joined_at: number; kept_at: number | null }>`
      select o.campaign_id, o.joined_at, k.joined_at as kept_at from course_joins o
      left join course_joins k on k.con_id = ${kept} and k.campaign_id = o.campaign_id
      where o.org_id = ${tx.org} and o.con_id = ${other}`.execute(tx.db);
    await sql`
      insert into course_joins (org_id, con_id, campaign_id, joined_at)
      select org_id, ${kept}, campaign_id, joined_at from course_joins where org_id = ${tx.org} and con_id = ${other}
      on conflict (con_id, campaign_id) do update set joined_at = least(course_joins.joined_at, excluded.joined_at)`.execute(tx.db);
    await sql`delete from course_joins where org_id = ${tx.org} and con_id = ${other}`.execute(tx.db);
    return rows.map(({ campaign_id, joined_at, kept_at }): Move => ({ key: String(campaign_id), before: { joined_at, kept_at } }));
  },
  back: async ({ tx, kept, other }, moves) => {
    for (const { key, before } of moves) {
      await sql`
        insert into course_joins (org_id, con_id, campaign_id, joined_at) values (${tx.org}, ${other}, ${Number(key)}, ${Number(before["joined_at"])})
        on conflict (con_id, campaign_id) do nothing`.execute(tx.db);
      if (before["kept_at"] === null)
        await sql`delete from course_joins where org_id = ${tx.org} and con_id = ${kept} and campaign_id = ${Number(key)}`.execute(tx.db);
      else
        await sql`update course_joins set joined_at = ${Number(before["kept_at"])} where org_id = ${tx.org} and con_id = ${kept} and campaign_id = ${Number(key)}`.execute(
          tx.db,
        );
    }
  },
  ...byKeys(async ({ tx, kept }) =>
    (
      await sql<{ key: string }>`select campaign_id::text as key from course_joins where org_id = ${tx.org} and con_id = ${kept}`.execute(
        tx.db,
      )
    ).rows.map(({ key }) => key),
  ),
};
