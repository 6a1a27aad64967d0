/** The key under which a model carries what only this page needs. */
export const localFlag = "_local";

/** What is sent of a model: everything but the local flag, at every depth. */
export const withoutLocal = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutLocal);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => (key === localFlag ? [] : [[key, withoutLocal(inner)]])));
};
