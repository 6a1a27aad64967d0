/**
 * A record of these keys with the value that a function gives for each.
 * @returns of the type that the caller names: the type of a value by its key cannot be inferred from the function
 */
export const recordOf = <Key extends string, Built extends { readonly [K in Key]: unknown }>(
  keys: readonly Key[],
  value: (key: Key) => unknown,
): Built => Object.fromEntries(keys.map((key): readonly unknown[] => [key, value(key)]));
