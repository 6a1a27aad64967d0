/**
 * A record with a value computed for each key.
 * @returns the type that the caller specifies, since the types of values by key cannot be inferred
 */
export const recordOf = <Key extends string, Built extends { readonly [K in Key]: unknown }>(
  keys: readonly Key[],
  value: (key: Key) => unknown,
): Built => Object.fromEntries(keys.map((key): readonly unknown[] => [key, value(key)]));
