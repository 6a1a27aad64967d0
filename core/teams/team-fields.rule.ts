/** A list in which one entry is moved by so many places, at most to an end. */
export const movedBy = (list: readonly string[], entry: string, by: number): readonly string[] => {
  const from = list.indexOf(entry);
  const to = Math.max(0, Math.min(list.length - 1, from + by));
  return from < 0 ? list : list.filter((one) => one !== entry).toSpliced(to, 0, entry);
};

/**
 * Fields of a contact with those of a team first in their section, in the team's order.
 * @param first names; those of fields that do not exist are ignored
 */
export const teamFieldsFirst = <F extends { readonly name: string; readonly order: number | null }>(
  fields: readonly F[],
  first: readonly string[],
): readonly F[] =>
  fields.map((field) => (first.includes(field.name) ? { ...field, order: first.indexOf(field.name) - first.length } : field));
