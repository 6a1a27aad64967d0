/** Reads a query as texts, the last of a repeated key; numbers and JSON stay texts, so that an address says what it says. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** Writes texts as a query, "" without any. */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(search).flatMap(([key, value]) => (value === undefined || value === null ? [] : [[key, String(value)]]));
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
};
