import { decideRow, type RowDecision } from "../../../core/import/decide-row.rule.ts";
import type { ImportGate } from "../../../core/import/import-gate.rule.ts";
import { noRelations, type Relations } from "../../../core/import/import-loop.rule.ts";
import type { ReadRow } from "../../../core/import/import-values.model.ts";
import type { People } from "../../../core/import/people.model.ts";
import { resolveRelated } from "../../../core/import/resolve-related.rule.ts";
import { idsIn, reached } from "../contacts/contact-custom-values.store.ts";
import type { Tx } from "../storage/database.ts";
import type { StoredImport } from "./import-row.store.ts";
import { filledKeys } from "./import-targets.store.ts";

/** The relation and secret fields that an import fills. */
export type ImportKeys = { readonly relations: readonly string[]; readonly secrets: ReadonlySet<string> };

export const importKeys = ({ mapping, targets }: Pick<StoredImport, "mapping" | "targets">): ImportKeys => ({
  relations: filledKeys(mapping, targets, "related_contacts"),
  secrets: new Set(filledKeys(mapping, targets, "secret")),
});

const relationsOf = async (tx: Tx, keys: readonly string[], resolved: readonly ReadRow[]): Promise<Relations> => {
  if (keys.length === 0) return noRelations;
  const edges = new Map<string, ReadonlyMap<number, readonly number[]>>();
  for (const key of keys) {
    const targets = resolved.flatMap((row) => (row.tag === "person" ? idsIn(row.values.fields?.[key]) : []));
    edges.set(
      key,
      await reached(
        tx,
        key,
        [...new Set(targets)].filter((id) => id > 0),
      ),
    );
  }
  return { keys, relatedTo: (key, id) => edges.get(key)?.get(id) ?? [] };
};

/** Decides the rows of a batch in order, against the contacts known so far. */
export const decideBatch = async (
  tx: Tx,
  rows: readonly ReadRow[],
  { options }: Pick<StoredImport, "options">,
  { relations: keys }: ImportKeys,
  people: People,
  gate: ImportGate,
): Promise<readonly RowDecision[]> => {
  const relations = await relationsOf(tx, keys, keys.length === 0 ? [] : rows.map((row) => resolveRelated(row, people, options)));
  return rows.map((row) => decideRow(resolveRelated(row, people, options), options, people, relations, gate));
};
