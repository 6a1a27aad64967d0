/** The selected ids. */
export type Selection = ReadonlySet<string>;

export const toggled = (selection: Selection, id: string): Selection => {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** Adds ids to the selection. */
export const withAll = (selection: Selection, ids: readonly string[]): Selection => new Set([...selection, ...ids]);

/** Selects all ids, or deselects them when all were selected. */
export const allToggled = (selection: Selection, ids: readonly string[]): Selection => {
  const every = ids.length > 0 && ids.every((id) => selection.has(id));
  const next = new Set(selection);
  for (const id of ids) {
    if (every) next.delete(id);
    else next.add(id);
  }
  return next;
};

/** How much of a page is selected, for the checkbox in the header. */
export const coverage = (selection: Selection, ids: readonly string[]): "none" | "some" | "all" => {
  const chosen = ids.filter((id) => selection.has(id)).length;
  if (chosen === 0) return "none";
  return chosen === ids.length ? "all" : "some";
};
