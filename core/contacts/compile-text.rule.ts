/**
 * A text with its variables filled in.
 * @property missing names that nothing is known of, each once
 */
export type CompiledText = { readonly text: string; readonly missing: readonly string[] };

const variable = /\{([A-Za-z0-9_]{1,100})(?:\|([^{}]*))?\}/g;

/**
 * Fills `{first_name}`, or `{first_name|there}` with what stands for an empty value. An unknown name stays as it is written; what was filled in is not read again.
 * @param values '' for a name that is known and empty
 */
export const compileText = (text: string, values: ReadonlyMap<string, string>): CompiledText => {
  const missing = new Set<string>();
  const filled = text.replace(variable, (whole: string, name: string, instead: string | undefined) => {
    const value = values.get(name);
    if (value === undefined) missing.add(name);
    return value === undefined ? whole : value.trim() === "" ? (instead ?? "") : value;
  });
  return { text: filled, missing: [...missing] };
};
