import { makesLoop } from "../contacts/relation-loop.rule.ts";
import type { ImportValues } from "./import-values.model.ts";
import type { People } from "./people.model.ts";

/**
 * The relation fields that a file fills.
 * @property relatedTo ids that a contact outside `people` names in a relation
 */
export type Relations = { readonly keys: readonly string[]; readonly relatedTo: (key: string, id: number) => readonly number[] };

export const noRelations: Relations = { keys: [], relatedTo: () => [] };

const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number).filter(Number.isSafeInteger) : []);

/** The field whose new value would create a relation cycle, or null. */
export const loopingField = (con_id: number, after: ImportValues, { keys, relatedTo }: Relations, people: People): string | null => {
  const next =
    (key: string) =>
    (id: number): readonly number[] => {
      const known = people.byId(id);
      return known === undefined ? relatedTo(key, id) : idsIn(known.fields[key]);
    };
  return keys.find((key) => makesLoop(con_id, idsIn(after.fields?.[key]), next(key))) ?? null;
};
