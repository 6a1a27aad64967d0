import { type RawBuilder, sql } from "kysely";
import { byKeys, byNumber } from "../contributions/came-since.ts";
import type { MergeCase, MergePart, Move } from "../contributions/merge-part.ts";
import { movedRows } from "../contributions/moved-rows.ts";
import { numberOf } from "../storage/number-of.ts";

const keysOf = (moves: readonly Move[]): readonly number[] => moves.map(({ key }) => Number(key));

/**
 * Moves rows that the kept contact has no counterpart of.
 * @property same what makes a row `k` of the kept contact the counterpart of `m`
 */
const unlessThere = (
  kind: string,
  place: number,
  { table, id, same }: { readonly table: string; readonly id: string; readonly same: RawBuilder<unknown> },
): Omit<MergePart, "mark" | "since"> => {
  const movable = ({ tx, kept, other }: MergeCase): RawBuilder<unknown> => sql`
    m.org_id = ${tx.org} and m.con_id = ${other} and not exists (select from ${sql.table(table)} k where k.con_id = ${kept} and ${same})`;
  return {
    kind,
    place,
    count: (merge) => numberOf(merge.tx, sql<{ n: number }>`select count(*) as n from ${sql.table(table)} m where ${movable(merge)}`),
    move: async (merge) => {
      const { rows } = await sql<{ key: string }>`
        update ${sql.table(table)} m set con_id = ${merge.kept} where ${movable(merge)} returning ${sql.ref(`m.${id}`)}::text as key`.execute(
        merge.tx.db,
      );
      return rows.map(({ key }): Move => ({ key, before: {} }));
    },
    back: async ({ tx, kept, other }, moves) => {
      await sql`update ${sql.table(table)} set con_id = ${other} where org_id = ${tx.org} and con_id = ${kept} and ${sql.ref(id)} = any(${keysOf(moves)}::bigint[])`.execute(
        tx.db,
      );
    },
  };
};

/** Moves what is planned to be announced before the courses are moved, so that nothing is announced anew. */
export const movedRuns: MergePart = {
  ...unlessThere("lesson-announcements", 9, {
    table: "trigger_runs",
    id: "trigger_id",
    same: sql`k.trigger_id = m.trigger_id and k.run = m.run`,
  }),
  ...byKeys(async () => []),
};

const notices = { table: "portal_notices", id: "notice_id" };

/** Moves notices; one that both contacts have stays as it is for the kept contact. */
export const movedNotices: MergePart = {
  ...unlessThere("notices", 62, { ...notices, same: sql`k.key = m.key` }),
  ...byNumber({ ...notices, of: ({ kept }) => sql`con_id = ${kept}` }),
};

const links = { table: "portal_links", id: "link_id" };

/** Moves short links, so that mails and texts still lead to their place. */
export const movedLinks: MergePart = {
  ...movedRows("short-links", 63, links),
  ...byNumber({ ...links, of: ({ kept }) => sql`con_id = ${kept}` }),
};

/** The kept contact takes over how the other is notified where it has not chosen itself. */
export const movedAlerts: MergePart = {
  ...unlessThere("alerts", 26, { table: "contact_alerts", id: "con_id", same: sql`true` }),
  back: async ({ tx, kept, other }, moves) => {
    if (moves.length > 0)
      await sql`update contact_alerts set con_id = ${other} where org_id = ${tx.org} and con_id = ${kept}`.execute(tx.db);
  },
  ...byKeys(async () => []),
};
