import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import { contactRefusals } from "../../../core/contacts/contact-refusals.ts";
import { peopleAtOnce } from "../../../core/contacts/relation-tree.model.ts";
import { downlineRefusals } from "../../../core/downline/downline-refusals.ts";
import type { DownlineContact } from "../../../core/downline/downline.model.ts";
import { downlineCourses, shownValues } from "../../../core/downline/downline.rule.ts";
import type { OwnDownline } from "../../../core/downline/own-downline.port.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import { type Failure, forbidden, notFound } from "../../../core/kernel/failure.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { admits } from "../../../core/portal-roles/admits.rule.ts";
import { downlineFields } from "../../../core/portal-roles/downline-field.rule.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";
import { courseFacts } from "../learning/course-facts.store.ts";
import { roleOfContact } from "../portal-roles/known-roles.store.ts";
import type { Tx } from "../storage/database.ts";
import { relationOfRole } from "./downline-people.store.ts";

type Call = { readonly tx: Tx; readonly actor: LearnerActor; readonly request: { readonly now: number } };
type Values = Parameters<typeof shownValues>[1];
type Reach = { readonly relation: string | null; readonly fields: readonly Field[] };

const notBelow = E.left(notFound(contactRefusals.no_contact));
/** Maximum depth of a downline. */
const longestChain = 10_000;

/** The downline of the learner in the transaction of one call. */
export const makeOwnDownline = ({ tx, actor, request }: Call): OwnDownline => {
  const person: RawBuilder<unknown> = sql`c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, c.photo`;
  const below = (relation: string, of: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`contact_relations r join own_contacts c on c.con_id = r.con_id where r.org_id = ${tx.org} and r.name = ${relation} and r.parent_id = ${of} and c.archived_at is null`;
  const direct = (relation: string): RawBuilder<unknown> =>
    sql`(select count(*) from contact_relations r join own_contacts u on u.con_id = r.con_id where r.org_id = ${tx.org} and r.name = ${relation} and r.parent_id = c.con_id and u.archived_at is null) as direct`;
  const reach = async (): Promise<E.Either<Failure, Reach>> => {
    const role = await roleOfContact(tx, actor.con_id);
    if (role === null || !admits(role, "contacts")) {
      const { rows } = await sql<{ name: string }>`select name from orgs where org_id = ${tx.org}`.execute(tx.db);
      return E.left(forbidden(downlineRefusals.not_admitted({ organisation: rows[0]?.name ?? "" })));
    }
    const relation = await relationOfRole(tx, role);
    const offered = downlineFields(await fieldsSeenBy(tx, "learner"));
    return E.right({ relation, fields: offered.filter(({ name }) => role.fields.includes(name)) });
  };
  /** Those between the learner and a contact, from the top; null for a contact that is not below the learner. */
  const between = async (relation: string, contact: number): Promise<readonly { con_id: number; name: string }[] | null> => {
    const { rows } = await sql<{ con_id: number; name: string }>`
      with recursive up(id, step) as (
        select r.parent_id, 1 from contact_relations r where r.org_id = ${tx.org} and r.name = ${relation} and r.con_id = ${contact} and r.is_parent_there
        union all
        select higher.parent_id, up.step + 1
        from up cross join lateral (select r.parent_id from contact_relations r where r.org_id = ${tx.org} and r.name = ${relation} and r.con_id = up.id and r.is_parent_there offset 0) higher
        where up.id <> ${actor.con_id} and up.step < ${longestChain}
      )
      select up.id as con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name
      from up join own_contacts c on c.con_id = up.id where c.org_id = ${tx.org} order by up.step desc`.execute(tx.db);
    return rows[0]?.con_id === actor.con_id ? rows.slice(1) : null;
  };
  return {
    level: (of, page) => async () => {
      const known = await reach();
      if (E.isLeft(known)) return known;
      const { relation } = known.right;
      if (relation === null) return E.right({ results: [], page, pages: 1, count: 0 });
      if (of !== null && of !== actor.con_id && (await between(relation, of)) === null) return notBelow;
      const under = below(relation, sql`${of ?? actor.con_id}`);
      const { rows } = await sql<DownlineContact>`
        select ${person}, ${direct(relation)} from ${under} order by c.sort_name, c.con_id limit ${peopleAtOnce} offset ${(page - 1) * peopleAtOnce}`.execute(
        tx.db,
      );
      const { rows: counted } = await sql<{ n: number }>`select count(*) as n from ${under}`.execute(tx.db);
      const count = counted[0]?.n ?? 0;
      return E.right({ results: rows, page, pages: pagesFor(count, peopleAtOnce), count });
    },
    record: (contact) => async () => {
      const known = await reach();
      if (E.isLeft(known)) return notBelow;
      const { relation, fields } = known.right;
      const above = relation === null ? null : await between(relation, contact);
      if (relation === null || above === null) return notBelow;
      const { rows } = await sql<DownlineContact & Values>`
        select ${person}, ${direct(relation)}, c.email, c.mobile, c.fields from own_contacts c where c.org_id = ${tx.org} and c.con_id = ${contact} and c.archived_at is null`.execute(
        tx.db,
      );
      const [row] = rows;
      if (row === undefined) return notBelow;
      const { email, mobile, fields: held, ...shown } = row;
      const courses = downlineCourses(await courseFacts(tx, contact, null), request.now);
      return E.right({ ...shown, above, fields, values: shownValues(fields, { email, mobile, fields: held }), courses });
    },
  };
};
