import { isSameValue } from "../../../core/merges/planned-merge.rule.ts";
import { plainNames } from "./merge-values.store.ts";

type Values = Readonly<Record<string, unknown>>;

/** Values as the trail keeps them: own ones under `fields`. */
const factsOf = (values: Values, names: readonly string[]): Values => {
  const own = names.filter((name) => !plainNames.includes(name));
  return {
    ...Object.fromEntries(names.filter((name) => plainNames.includes(name)).map((name) => [name, values[name] ?? null])),
    ...(own.length === 0 ? {} : { fields: Object.fromEntries(own.map((name) => [name, values[name] ?? null])) }),
  };
};

/**
 * What the trail tells of a kept contact whose values became others.
 * @param behind fields whose mask hides another secret than before
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
