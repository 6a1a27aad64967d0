import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { sql } from "kysely";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import { ContactGain, pointsPageOf } from "../../../core/learning/contact-points.model.ts";
import type { ContactPointsStore } from "../../../core/learning/contact-points.port.ts";
import type { Tx } from "../storage/database.ts";
import { ledgerRows } from "./ledger-rows.ts";

const Gains = t.readonlyArray(ContactGain);

/** Why contacts have their points, in the transaction of one call. */
export const makeContactPoints = (tx: Tx): ContactPointsStore => ({
  of:
    (contact, { before, limit }) =>
    async () => {
      const { rows: known } = await sql<{ total: number }>`
        select (select coalesce(sum(p.points), 0)::int from points_ledger p where p.org_id = ${tx.org} and p.con_id = c.con_id) as total
        from own_contacts c where c.org_id = ${tx.org} and c.con_id = ${contact}`.execute(tx.db);
      const [found] = known;
      if (found === undefined) return noContact;
      const { rows } = await ledgerRows(tx, contact, { since: 0, before, limit }).execute(tx.db);
      const gains = Gains.decode(rows);
      return E.isRight(gains)
        ? E.right(pointsPageOf(gains.right, found.total, limit))
        : E.left({ tag: "malformed", endpoint: "contactPoints.of", report: ["The ledger cannot be read from the database."] });
    },
});
