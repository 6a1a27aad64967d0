/**
 * A pure function that remembers its results, and forgets all of them once there are too many.
 * @param keyOf tells apart the arguments
 * @param most how many results are kept
 */
export const remembered = <A extends readonly unknown[], B>(
  of: (...args: A) => B,
  keyOf: (...args: A) => string | number,
  most: number,
): ((...args: A) => B) => {
  const known = new Map<string | number, { readonly result: B }>();
  return (...args) => {
    const key = keyOf(...args);
    const before = known.get(key);
    if (before !== undefined) return before.result;
    const result = of(...args);
    if (known.size >= most) known.clear();
    known.set(key, { result });
    return result;
  };
};
