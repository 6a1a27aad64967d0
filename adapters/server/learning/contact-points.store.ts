import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { sql } from "kysely";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import { ContactGain, pointsPageOf } from "../../../core/learning/contact-points.model.ts";
import type { ContactPointsStore } from "../../../core/learning/contact-points.port.ts";
import type { Tx } from "../storage/database.ts";

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
      const { rows } = await sql<unknown>`
        select p.activity_id as id, p.item_uuid as item, p.points, p.rule, p.seconds, p.at, coalesce(c.name, '') as course,
          coalesce(nullif(t.name, ''), l.name, '') as lesson, coalesce(i.item ->> 'name', '') as item_name, coalesce(i.item ->> 'type', '') as item_type
        from (
          select * from points_ledger where org_id = ${tx.org} and con_id = ${contact} and (${before}::bigint is null or activity_id < ${before}::bigint)
          order by activity_id desc limit ${limit + 1}
        ) p join activity a on a.activity_id = p.activity_id
          left join campaigns c on c.campaign_id = p.campaign_id
          left join triggers t on t.trigger_id = p.trigger_id
          left join lessons l on l.lesson_id = coalesce(t.lesson_id, p.lesson_id)
          left join lateral (
            select i.item from lesson_versions v, jsonb_array_elements(v.items) i (item)
            where v.org_id = l.org_id and v.lesson_id = l.lesson_id and v.number = coalesce(a.version, l.published_version) and i.item ->> 'uuid' = p.item_uuid::text limit 1
          ) i on true
        order by p.activity_id desc`.execute(tx.db);
      const gains = Gains.decode(rows);
      return E.isRight(gains)
        ? E.right(pointsPageOf(gains.right, found.total, limit))
        : E.left({ tag: "malformed", endpoint: "contactPoints.of", report: ["The ledger cannot be read from the database."] });
    },
});
