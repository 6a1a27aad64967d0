type Page = Pick<Document, "addEventListener">;
type Field = HTMLInputElement | HTMLTextAreaElement;

const kept = new Set(["text", "email", "tel", "url", "number", "textarea"]);

/** Fields with text that a person wrote; passwords, searches and choices are none. */
const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  kept.has(target.type) &&
  target.closest("main") !== null &&
  target.getAttribute("role") !== "combobox";

/**
 * Remembers which fields of the page were typed into.
 * @returns what was typed and is still there, a line for each field
 */
export const watchTyping = (page: Page): (() => string) => {
  const touched = new Set<Field>();
  page.addEventListener("input", ({ target }) => {
    if (isField(target)) touched.add(target);
  });
  return () => {
    const there = [...touched].filter((field) => field.isConnected && field.value.trim() !== "");
    touched.clear();
    return there
      .map((field) => [field.labels?.[0]?.textContent?.trim() ?? field.ariaLabel ?? "", field.value])
      .map((pair) => pair.filter(Boolean).join(": "))
      .join("\n");
  };
};
