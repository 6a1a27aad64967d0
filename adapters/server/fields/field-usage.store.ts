import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { FieldUsage, StoredField } from "../../../core/fields/field-schema.model.ts";
import type { FieldType } from "../../../core/fields/field-type.model.ts";
import type { Filter } from "../../../core/filters/filter.model.ts";
import { lostOperators } from "../../../core/filters/operator-menu.rule.ts";
import { readGroupFilter } from "../../../core/groups/group-filter.rule.ts";
import { groupFields } from "../groups/group-fields.store.ts";
import type { Tx } from "../storage/database.ts";

const asks = (filter: Filter, field: string): boolean => {
  switch (filter.kind) {
    case "leaf":
      return filter.field === field;
    case "activity":
      return false;
    case "all":
    case "any":
      return filter.filters.some((part) => asks(part, field));
  }
};

/** The groups whose filters satisfy a test, by name; a group with an invalid filter uses nothing. */
const groupsWhere = async (tx: Tx, test: (filter: Filter) => boolean): Promise<readonly string[]> => {
  const known = await groupFields(tx);
  const { rows } = await sql<{
    name: string;
    filters: unknown;
  }>`select name, filters from contact_groups where org_id = ${tx.org} and deleted_at is null order by "order", name`.execute(tx.db);
  return rows.flatMap(({ name, filters }) => {
    const filter = readGroupFilter(filters, known);
    return E.isRight(filter) && test(filter.right) ? [name] : [];
  });
};

/** The groups whose filters use an operator on the field that the new type lacks. */
export const groupsLosing = (tx: Tx, { name }: StoredField, to: FieldType): Promise<readonly string[]> =>
  groupsWhere(tx, (filter) => lostOperators(filter, name, to).length > 0);

/** How many contacts have a value in a field, and which groups filter by it. */
export const fieldUsage = async (tx: Tx, { name }: StoredField): Promise<FieldUsage> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from contacts c where c.org_id = ${tx.org} and c.deleted_at is null and coalesce(c.fields -> ${name}::text, 'null'::jsonb) not in ('null'::jsonb, '""'::jsonb, '[]'::jsonb)`.execute(
    tx.db,
  );
  return { contacts: rows[0]?.n ?? 0, groups: await groupsWhere(tx, (filter) => asks(filter, name)) };
};
