import { isSameValue } from "../../../core/merges/planned-merge.rule.ts";
import { plainNames } from "./merge-values.store.ts";

type Values = Readonly<Record<string, unknown>>;

/** Values in the form of the audit log: custom ones under `fields`. */
const factsOf = (values: Values, names: readonly string[]): Values => {
  const own = names.filter((name) => !plainNames.includes(name));
  return {
    ...Object.fromEntries(names.filter((name) => plainNames.includes(name)).map((name) => [name, values[name] ?? null])),
    ...(own.length === 0 ? {} : { fields: Object.fromEntries(own.map((name) => [name, values[name] ?? null])) }),
  };
};

/**
 * The changed values of a kept contact for the audit log.
 * @param behind fields whose mask hides a changed secret
 */
export const mergeFacts = (
  before: Values,
  after: Values,
  behind: Iterable<string>,
): { readonly before: Values; readonly after: Values } => {
  const hidden = new Set(behind);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => hidden.has(name) || !isSameValue(before[name], after[name]),
  );
  return { before: factsOf(before, changed), after: factsOf(after, changed) };
};
