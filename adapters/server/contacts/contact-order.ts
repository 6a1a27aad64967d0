import { type RawBuilder, sql } from "kysely";
import { contactListRefusals } from "../../../core/contacts/contact-list-refusals.ts";
import { type ContactSort, sortParts, type SortParts } from "../../../core/contacts/contact-query.model.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { columnOf } from "../filters/filter-sql-column.ts";
import { toKysely } from "../filters/filter-sql-fragment.ts";
import { askableFields } from "../groups/group-fields.store.ts";
import type { FindCall } from "./contact-find.store.ts";

const columns = { name: "sort_name", created: "created_at", updated: "updated_at" } as const;

/**
 * The ORDER BY of `contacts` or `own_contacts`. Custom fields sort numerically, then by case-folded text; empty values last in both
 * directions.
 * @param alias of the table
 */
export const contactOrder = (parts: SortParts, alias: string, backwards = false): RawBuilder<unknown> => {
  const direction = sql.raw(parts.isDescending === backwards ? "asc" : "desc");
  const tie = sql`${sql.ref(`${alias}.con_id`)} ${direction}`;
  if (parts.by !== "field") return sql`${sql.ref(`${alias}.${columns[parts.by]}`)} ${direction}, ${tie}`;
  const value = toKysely(columnOf(parts.field, alias).value);
  return sql`case when jsonb_typeof(${value}) = 'number' then ${value}::float8 end ${direction} nulls last, fold_text(nullif(${value} #>> '{}', '')) ${direction} nulls last, ${tie}`;
};

/** The validation error at `sort` when it names a field that the viewer may not see; null otherwise. */
export const orderRefused = async ({ tx, viewer }: FindCall, sort: ContactSort): Promise<Failure | null> => {
  const parts = sortParts(sort);
  if (parts.by !== "field" || (await askableFields(tx, viewer)).some(({ name }) => name === parts.field)) return null;
  return invalid({ sort: [contactListRefusals.no_listed_field({ field: parts.field })] });
};
