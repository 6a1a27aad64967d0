const hasText = (element: unknown): boolean =>
  element !== null && element !== undefined && !(typeof element === "string" && element.trim() === "");

/** Whether a stored value counts as empty: missing, null, white space, or a list without anything else; 0 and false are values. */
export const isEmptyValue = (value: unknown): boolean => {
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return !value.some(hasText);
  return value === null || value === undefined;
};
