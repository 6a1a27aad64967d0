import { sql } from "kysely";
import { byKeys } from "../contributions/came-since.ts";
import type { MergePart } from "../contributions/merge-part.ts";
import { numberOf } from "../storage/number-of.ts";

/** The kept contact takes over the other's accommodations where it has none of its own. */
export const movedAccommodations: MergePart = {
  kind: "accommodations",
  place: 25,
  count: async ({ tx, other }) =>
    numberOf(tx, sql<{ n: number }>`select count(*) as n from contact_accommodations where org_id = ${tx.org} and con_id = ${other}`),
  move: async ({ tx, kept, other }) => {
    const { rows } = await sql`
      update contact_accommodations a set con_id = ${kept} where a.org_id = ${tx.org} and a.con_id = ${other}
        and not exists (select from contact_accommodations k where k.con_id = ${kept}) returning a.con_id`.execute(tx.db);
    return rows.map(() => ({ key: String(other), before: {} }));
  },
  back: async ({ tx, kept, other }, moves) => {
    if (moves.length > 0)
      await sql`update contact_accommodations set con_id = ${other} where org_id = ${tx.org} and con_id = ${kept}`.execute(tx.db);
  },
  ...byKeys(async () => []),
};
