/** The text after a key pressed while the palette loads; null for keys that do not type. */
export const typedEarly = (
  text: string,
  { key, ctrlKey, metaKey, altKey, isComposing }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing">,
): string | null => {
  if (ctrlKey || metaKey || altKey || isComposing) return null;
  if (key === "Backspace") return text.slice(0, -1);
  return Array.from(key).length === 1 ? text + key : null;
};
