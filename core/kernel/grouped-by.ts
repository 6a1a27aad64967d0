/** The items by a key, each group in the order of the items, the groups in the order of their first. */
export const groupedBy = <A, K>(items: readonly A[], keyOf: (item: A) => K): ReadonlyMap<K, readonly A[]> => {
  const groups = new Map<K, A[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};
