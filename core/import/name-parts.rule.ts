/** Splits a full name: "Last, First" if there is a comma, otherwise the first word and the rest. */
export const nameParts = (name: string): { readonly first_name: string; readonly last_name: string } => {
  const comma = /^([^,]+),\s*([^,]+)$/.exec(name);
  if (comma !== null) return { first_name: (comma[2] ?? "").trim(), last_name: (comma[1] ?? "").trim() };
  const [first = "", ...rest] = name.split(" ");
  return { first_name: first, last_name: rest.join(" ") };
};
