/** Number of contacts suggested before anything is typed. */
const mostRecent = 6;

/** The contacts suggested before anything is typed: recently selected, then recently opened, without duplicates. */
export const recentContacts = (
  selected: readonly number[],
  opened: readonly { readonly type: string; readonly id: number }[],
): readonly number[] =>
  [...new Set([...selected, ...opened.flatMap(({ type, id }) => (type === "contact" ? [id] : []))])].slice(0, mostRecent);

/** Toggles a contact in the selection. */
export const toggledContact = (selected: readonly number[], id: number): readonly number[] =>
  selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id];
