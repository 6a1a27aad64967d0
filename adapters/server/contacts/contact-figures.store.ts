import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { type ContactMetrics, type DistinctValue, mostDistinct } from "../../../core/contacts/contact-figures.model.ts";
import type { ContactFigures } from "../../../core/contacts/contact-figures.port.ts";
import { contactListRefusals } from "../../../core/contacts/contact-list-refusals.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { mayUseTeam } from "../../../core/teams/usable-teams.rule.ts";
import { columnOf, textRows } from "../filters/filter-sql-column.ts";
import { toKysely } from "../filters/filter-sql-fragment.ts";
import { askableFields } from "../groups/group-fields.store.ts";
import { teamsOf } from "../teams/team-in-force.store.ts";
import type { StaffCall } from "../teams/teams.store.ts";
import { hasTeam, teamOfContact } from "./contact-team-condition.ts";

/** Distinct values are searched among this many contacts. */
const mostLookedAt = 100_000;
const month = 30 * 86_400;

/** Contact statistics, in the transaction of one call. */
export const makeContactFigures = ({ tx, actor, request }: StaffCall): ContactFigures => {
  const org = actor.org_id;

  const distinct = async (name: string, query: string): Promise<E.Either<Failure, readonly DistinctValue[]>> => {
    const field = (await askableFields(tx, actor.role)).find((one) => one.name === name);
    if (field === undefined) return E.left(invalid({ field: [contactListRefusals.no_listed_field({ field: name })] }));
    if (field.type === "secret") return E.left(invalid({ field: [contactListRefusals.secret_field({ field: field.label })] }));
    const { rows } = await sql<DistinctValue>`
      select e.v as value, count(*) as count
      from (select c.* from own_contacts c where c.org_id = ${org} and c.archived_at is null limit ${mostLookedAt}) c, lateral ${toKysely(textRows(columnOf(name, "c")))}
      where e.v <> '' and strpos(fold_text(e.v), fold_text(${query.trim()})) > 0 group by e.v order by count desc, e.v limit ${mostDistinct}`.execute(
      tx.db,
    );
    return E.right(rows);
  };

  const metrics = async (): Promise<E.Either<Failure, ContactMetrics>> => {
    const { rows } = await sql<Omit<ContactMetrics, "by_team">>`
      select coalesce(sum(n) filter (where not archived), 0)::bigint as total, coalesce(sum(n) filter (where archived), 0)::bigint as archived,
        (select count(*) from own_contacts c where c.org_id = ${org} and c.archived_at is null and c.created_at > ${request.now - month}) as added_30d
      from contact_counts where org_id = ${org}`.execute(tx.db);
    const teams = (await teamsOf(tx, actor)).filter(({ id }) => mayUseTeam(actor, id));
    const { rows: held } = await sql<{ team: string; count: number }>`
      select ${teamOfContact} as team, count(*) as count from own_contacts c
      where c.org_id = ${org} and c.archived_at is null and ${hasTeam} group by 1`.execute(tx.db);
    const by_team = teams.map(({ id, label }) => ({ id, label, count: held.find(({ team }) => team === String(id))?.count ?? 0 }));
    return E.right({ ...(rows[0] ?? { total: 0, archived: 0, added_30d: 0 }), by_team });
  };

  return { distinct: (field, query) => () => distinct(field, query), metrics };
};
