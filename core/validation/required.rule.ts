/** Whether something is there: a text with more than white space, a list with an element, or any truthy value. */
export const isFilled = (value: unknown): boolean => {
  if (typeof value === "string") return value.trim().length > 0;
  if (Array.isArray(value)) return value.length > 0;
  return Boolean(value);
};
