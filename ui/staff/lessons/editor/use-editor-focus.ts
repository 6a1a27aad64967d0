import { useLateFocus } from "./use-late-focus.ts";

const typed = "input:not([type=hidden]):enabled, textarea:enabled, select:enabled, [role=textbox]";

const controlIn = (place: HTMLElement): HTMLElement | null =>
  place.querySelector<HTMLElement>(typed) ?? place.querySelector<HTMLElement>("button:enabled");

const fieldIn = (root: HTMLElement, field: string): HTMLElement | null => {
  const parts = field.split(".");
  const names = parts.map((_, at) => parts.slice(0, parts.length - at).join("."));
  const places =
    field === "values"
      ? [root.querySelector<HTMLElement>("[data-field]")]
      : names.map((name) => root.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`));
  return controlIn(places.find((place) => place !== null) ?? root);
};

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** An item where it can be seen: in the outline, else on the canvas. */
const entryOf = (uuid: string): HTMLElement | null =>
  Array.from(document.querySelectorAll<HTMLElement>(`[data-part] [data-item="${CSS.escape(uuid)}"]`)).find(isVisible) ?? null;

/**
 * Moves the focus within the editor.
 * - `onField`: to a field of the open form, such as `values.question`; `values` for its first value, '' for the first field
 * - `onItem`: to an item in the outline or on the canvas
 */
export const useEditorFocus = () => {
  const focus = useLateFocus();
  return {
    onField: (field: string): void =>
      focus(() => {
        const root = document.querySelector<HTMLElement>('[data-part="inspector"] [data-form]');
        return root === null ? null : fieldIn(root, field);
      }),
    onItem: (uuid: string): void => focus(() => entryOf(uuid)),
  };
};
