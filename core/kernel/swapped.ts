/** The list with two items in each other's places; the same list where one of the places does not exist. */
export const swapped = <A>(list: readonly A[], from: number, to: number): readonly A[] => {
  const [a, b] = [list[from], list[to]];
  return a === undefined || b === undefined ? list : list.with(from, b).with(to, a);
};
