/** The key of a model for state that is local to the page. */
export const localFlag = "_local";

/** A model as it is sent: without the local flag, at every depth. */
export const withoutLocal = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutLocal);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => (key === localFlag ? [] : [[key, withoutLocal(inner)]])));
};
