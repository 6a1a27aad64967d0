/** The files that fit into a limit together, the smallest first, and those that do not; both in their given order. */
export const fittingFiles = <A extends { readonly bytes: number }>(
  files: readonly A[],
  limit: number,
): { readonly fitting: readonly A[]; readonly others: readonly A[] } => {
  const fitting = new Set<A>();
  let left = limit;
  for (const file of files.toSorted((a, b) => a.bytes - b.bytes)) {
    if (file.bytes > left) break;
    left -= file.bytes;
    fitting.add(file);
  }
  return { fitting: files.filter((file) => fitting.has(file)), others: files.filter((file) => !fitting.has(file)) };
};
