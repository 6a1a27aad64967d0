import { type RawBuilder, sql } from "kysely";
import { drawnRelation } from "../../../core/contacts/relation-fields.rule.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";
import type { Tx } from "../storage/database.ts";

/** Key of the field by which contacts are below others for a role; null where there is no such field. */
export const relationOfRole = async (tx: Tx, role: { readonly relation: string | null }): Promise<string | null> =>
  drawnRelation(await fieldsSeenBy(tx, "owner"), role.relation)?.name ?? null;

/**
 * A subquery of the ids of a contact and everybody below, without those who are archived; who is below an archived contact is still below
 * those above that one.
 * @param relation null for the contact alone
 */
export const downlinePeople = ({ org }: Pick<Tx, "org">, contact: number, relation: string | null): RawBuilder<unknown> => sql`(
  with recursive people (con_id) as (
    select ${contact}::bigint
    union
    select r.con_id from people p cross join lateral (
      select b.con_id from contact_relations b where b.org_id = ${org} and b.name = ${relation}::text and b.parent_id = p.con_id and b.is_parent_there offset 0
    ) r
  )
  select c.con_id from people p join own_contacts c on c.con_id = p.con_id where c.org_id = ${org} and c.archived_at is null
)`;
