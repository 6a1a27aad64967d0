/** Whether a value is filled: text that is not only white space, a list that is not empty, or any truthy value. */
export const isFilled = (value: unknown): boolean => {
  if (typeof value === "string") return value.trim().length > 0;
  if (Array.isArray(value)) return value.length > 0;
  return Boolean(value);
};
