const standsFor: Readonly<Record<string, readonly string[]>> = {
  name: ["first_name", "last_name"],
  created: ["created_at"],
  updated: ["updated_at"],
};

/** The export columns of a list column. */
const exportedAs = (column: string): readonly string[] =>
  standsFor[column] ?? [column.startsWith("fields.") ? `field:${column.slice("fields.".length)}` : column];

/**
 * The preselected columns: those that the list shows, in the order offered; all if it shows none of them.
 * @param shown columns of the list
 * @param offered ids that can be exported
 */
export const proposedColumns = (shown: readonly string[], offered: readonly string[]): ReadonlySet<string> => {
  const wanted = new Set(shown.flatMap(exportedAs));
  const found = offered.filter((id) => wanted.has(id));
  return new Set(found.length === 0 ? offered : found);
};
