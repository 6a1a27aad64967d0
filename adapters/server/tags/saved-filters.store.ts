import { sql } from "kysely";
import { filterWithTag } from "../../../core/tags/filter-tags.rule.ts";
import type { TagChange } from "../../../core/tags/tag.model.ts";
import { type Doer, writeAudits } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";

type FilterKind = "group" | "list_view";

/** A saved filter, of a group or of a saved view of the list. */
export type SavedFilter = { readonly kind: FilterKind; readonly id: number; readonly filters: unknown };

/**
 * The saved filters with a condition on tags.
 * @param all also those of deleted groups and views, which can be restored
 */
export const filtersOnTags = async (tx: Tx, all = false): Promise<readonly SavedFilter[]> => {
  const isUsed = all ? sql`true` : sql`deleted_at is null`;
  const { rows } = await sql<SavedFilter>`
    select 'group' as kind, group_id as id, filters from contact_groups where org_id = ${tx.org} and ${isUsed} and filters::text like '%"tags"%'
    union all
    select 'list_view', view_id, settings -> 'filters' from list_views where org_id = ${tx.org} and list = 'contacts' and ${isUsed} and (settings -> 'filters')::text like '%"tags"%'
    order by 1, 2`.execute(tx.db);
  return rows;
};

/** Stores a filter document; members of the group are computed anew, and open editors of it meet a newer version. */
const writeFilter = async (tx: Tx, { kind, id, filters }: SavedFilter): Promise<void> => {
  const document = sql`${JSON.stringify(filters)}::jsonb`;
  await (
    kind === "group"
      ? sql`update contact_groups set filters = ${document}, version = version + 1 where org_id = ${tx.org} and group_id = ${id}`
      : sql`update list_views set settings = jsonb_set(settings, '{filters}', ${document}), version = version + 1 where org_id = ${tx.org} and view_id = ${id}`
  ).execute(tx.db);
};

const writeAll = async (tx: Tx, doer: Doer, changed: readonly (SavedFilter & { readonly next: unknown })[]): Promise<void> => {
  for (const { next, ...one } of changed) await writeFilter(tx, { ...one, filters: next });
  await writeAudits(
    tx,
    doer,
    changed.map(({ kind, id, filters, next }) => ({
      action: `${kind}.update`,
      object_type: kind,
      object_id: id,
      before: { filters },
      after: { filters: next },
    })),
  );
  if (changed.length > 0) await sql`insert into contact_changes (org_id, reads) values (${tx.org}, array['tags'])`.execute(tx.db);
};

/**
 * Puts the new tag into the saved filters that name the old ones.
 * @returns how many were changed
 */
export const renameInFilters = async (tx: Tx, doer: Doer, job: number, change: TagChange): Promise<number> => {
  const found = (await filtersOnTags(tx, true)).map((one) => ({ ...one, next: filterWithTag(one.filters, change) }));
  const changed = found.filter(({ filters, next }) => next !== filters);
  for (const { kind, id, filters, next } of changed)
    await sql`insert into tag_filters (org_id, job_id, kind, record_id, before, after) values (${tx.org}, ${job}, ${kind}, ${id}, ${JSON.stringify(filters)}::jsonb, ${JSON.stringify(next)}::jsonb)`.execute(
      tx.db,
    );
  await writeAll(tx, doer, changed);
  return changed.length;
};

/**
 * Gives the saved filters back their documents; one that was edited since stays as it is.
 * @returns how many were changed
 */
export const returnFilters = async (tx: Tx, doer: Doer, job: number): Promise<number> => {
  const { rows } = await sql<SavedFilter & { readonly next: unknown }>`
    select f.kind, f.record_id as id, f.after as filters, f.before as next from tag_filters f
    where f.org_id = ${tx.org} and f.job_id = ${job} and f.after = case f.kind
      when 'group' then (select g.filters from contact_groups g where g.org_id = f.org_id and g.group_id = f.record_id)
      else (select v.settings -> 'filters' from list_views v where v.org_id = f.org_id and v.view_id = f.record_id) end
    order by f.kind, f.record_id`.execute(tx.db);
  await writeAll(tx, doer, rows);
  return rows.length;
};
