import { sql } from "kysely";
import { byKeys } from "../contributions/came-since.ts";
import type { MergePart } from "../contributions/merge-part.ts";
import { numberOf } from "../storage/number-of.ts";

/** The kept contact is a tester of the portal if one of the two was. */
export const movedTesters: MergePart = {
  kind: "portal-testers",
  place: 16,
  count: async ({ tx, kept, other }) =>
    numberOf(
      tx,
      sql<{ n: number }>`
        select count(*) as n from portal_testers p where p.org_id = ${tx.org} and p.con_id = ${other} and not exists (select from portal_testers k where k.con_id = ${kept})`,
    ),
  move: async ({ tx, kept, other }) => {
    const { rows } = await sql`
      update portal_testers p set con_id = ${kept} where p.org_id = ${tx.org} and p.con_id = ${other}
        and not exists (select from portal_testers k where k.con_id = ${kept}) returning p.con_id`.execute(tx.db);
    return rows.map(() => ({ key: String(other), before: {} }));
  },
  back: async ({ tx, kept, other }, moves) => {
    if (moves.length > 0)
      await sql`update portal_testers set con_id = ${other} where org_id = ${tx.org} and con_id = ${kept}`.execute(tx.db);
  },
  ...byKeys(async () => []),
};
