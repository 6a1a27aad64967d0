import { sql } from "kysely";
import { decideRow, type RowDecision } from "../../../core/import/decide-row.rule.ts";
import { noRelations, type Relations } from "../../../core/import/import-loop.rule.ts";
import type { ReadRow } from "../../../core/import/import-values.model.ts";
import type { People } from "../../../core/import/people.ts";
import { resolveRelated } from "../../../core/import/resolve-related.rule.ts";
import type { Tx } from "../storage/database.ts";
import type { StoredImport } from "./import-row.store.ts";
import { filledKeys } from "./import-targets.store.ts";

/** What an import fills beside plain values. */
export type ImportKeys = { readonly relations: readonly string[]; readonly secrets: ReadonlySet<string> };

export const importKeys = ({ mapping, targets }: Pick<StoredImport, "mapping" | "targets">): ImportKeys => ({ relations: filledKeys(mapping, targets, "related_contacts"), secrets: new Set(filledKeys(mapping, targets, "secret")) });

type Edge = { readonly con_id: number; readonly targets: unknown };

const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number).filter(Number.isSafeInteger) : []);

/** Whom everybody names in a relation who can be reached from some contacts. */
const reachedFrom = async (tx: Tx, name: string, from: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> => {
  if (from.length === 0) return new Map();
  const { rows } = await sql<Edge>`
    with recursive reached(con_id, targets) as (
      select c.con_id, c.fields -> ${name}::text from own_contacts c where c.org_id = ${tx.org} and c.con_id = any(${from}::bigint[])
      union
      select c.con_id, c.fields -> ${name}::text
      from reached r cross join lateral jsonb_array_elements_text(case when jsonb_typeof(r.targets) = 'array' then r.targets else '[]'::jsonb end) named(id)
      join own_contacts c on c.con_id::text = named.id where c.org_id = ${tx.org}
    ) select con_id, targets from reached`.execute(tx.db);
  return new Map(rows.map(({ con_id, targets }) => [con_id, idsIn(targets)]));
};

const relationsOf = async (tx: Tx, keys: readonly string[], resolved: readonly ReadRow[]): Promise<Relations> => {
  if (keys.length === 0) return noRelations;
  const edges = new Map<string, ReadonlyMap<number, readonly number[]>>();
  for (const key of keys) {
    const targets = resolved.flatMap((row) => (row.tag === "person" ? idsIn(row.values.fields?.[key]) : []));
    edges.set(key, await reachedFrom(tx, key, [...new Set(targets)].filter((id) => id > 0)));
  }
  return { keys, relatedTo: (key, id) => edges.get(key)?.get(id) ?? [] };
};

/** Decides the rows of a batch one after the other, against the people who are known by then. */
export const decideBatch = async (tx: Tx, rows: readonly ReadRow[], { options }: Pick<StoredImport, "options">, { relations: keys }: ImportKeys, people: People): Promise<readonly RowDecision[]> => {
  const relations = await relationsOf(tx, keys, keys.length === 0 ? [] : rows.map((row) => resolveRelated(row, people, options)));
  return rows.map((row) => decideRow(resolveRelated(row, people, options), options, people, relations));
};
