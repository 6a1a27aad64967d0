/** How many contacts are offered before anything is typed. */
const mostRecent = 6;

/** The contacts that are offered before anything is typed: those selected last, then those opened last, each once. */
export const recentContacts = (
  selected: readonly number[],
  opened: readonly { readonly type: string; readonly id: number }[],
): readonly number[] =>
  [...new Set([...selected, ...opened.flatMap(({ type, id }) => (type === "contact" ? [id] : []))])].slice(0, mostRecent);

/** The selection with a contact added, or without it where it is selected already. */
export const toggledContact = (selected: readonly number[], id: number): readonly number[] =>
  selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id];
