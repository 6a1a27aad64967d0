/**
 * A text with its variables replaced.
 * @property missing unknown variable names, each once
 */
export type CompiledText = { readonly text: string; readonly missing: readonly string[] };

const variable = /\{([A-Za-z0-9_]{1,100})(?:\|([^{}]*))?\}/g;

/**
 * Replaces `{first_name}`, or `{first_name|there}` with a fallback for an empty value. An unknown variable is left unchanged; replaced text
 * is not parsed again.
 * @param values '' for a known name without a value
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
