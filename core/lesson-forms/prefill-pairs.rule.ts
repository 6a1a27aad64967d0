/** Longest value of a prefilled field, in characters. */
const longest = 500;

/**
 * The prefilled fields of a form that have a value.
 * @param named the contact field of each field of the form
 * @param known the learner's values by contact field; a field that is not in it is left out
 */
export const prefillValues = (
  named: Readonly<Record<string, string>>,
  known: ReadonlyMap<string, string>,
): readonly (readonly [field: string, value: string])[] =>
  Object.entries(named).flatMap(([field, name]): readonly (readonly [string, string])[] => {
    const value = [...(known.get(name) ?? "").trim()].slice(0, longest).join("");
    return value === "" || field.trim() === "" ? [] : [[field.trim(), value]];
  });

/** The prefilled fields of a form as key-value pairs of an address. */
export const prefillPairs = (named: Readonly<Record<string, string>>, known: ReadonlyMap<string, string>): readonly string[] =>
  prefillValues(named, known).map(([field, value]) => `${encodeURIComponent(field)}=${encodeURIComponent(value)}`);
