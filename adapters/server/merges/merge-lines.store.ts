import type { FieldType } from "../../../core/fields/field-type.model.ts";
import { type Joined, mergeLeadsBack } from "../../../core/merges/merge-loop.rule.ts";
import type { MergeLines } from "../../../core/merges/planned-merge.rule.ts";
import { idsIn, reached } from "../contacts/contact-custom-values.store.ts";
import type { Tx } from "../storage/database.ts";

type Values = Readonly<Record<string, unknown>>;

/** The contacts reachable from two contacts by each relation, so that the plan can avoid cycles. */
export const mergeLinesOf = async (
  tx: Tx,
  joined: Joined,
  both: readonly Values[],
  fields: Readonly<Record<string, FieldType>>,
): Promise<MergeLines> => {
  const edges = new Map<string, ReadonlyMap<number, readonly number[]>>();
  for (const [field, type] of Object.entries(fields)) {
    if (type === "related_contacts")
      edges.set(field, await reached(tx, field, [...new Set(both.flatMap((values) => idsIn(values[field])))]));
  }
  return { joined, leadsBack: (field, value) => mergeLeadsBack(joined, value, (id) => edges.get(field)?.get(id) ?? []) };
};
