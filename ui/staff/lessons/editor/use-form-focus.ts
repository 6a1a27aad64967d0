import { useCallback, useEffect, useState } from "react";

/** @property field within the item, such as `values.question`; `values` for its first value, '' for the first field */
type Wanted = { readonly field: string; readonly turn: number };

const control =
  "input:not([type=hidden]):enabled, textarea:enabled, select:enabled, [role=textbox], [contenteditable=true], button:enabled";
/** Renderings after which an unreachable form is given up. */
const mostFrames = 40;

const form = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-part="inspector"] [data-form]');

const fieldIn = (root: HTMLElement, field: string): HTMLElement | null => {
  const first = field === "values" ? root.querySelector<HTMLElement>(`[data-field^="values."]`) : null;
  if (first !== null) return first.querySelector<HTMLElement>(control);
  const places = field.split(".").map((_, at, parts) => parts.slice(0, parts.length - at).join("."));
  const place = places.map((name) => root.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)).find((found) => found !== null);
  return (
    (place?.matches(control) === true ? place : place?.querySelector<HTMLElement>(control)) ?? root.querySelector<HTMLElement>(control)
  );
};

/**
 * Moves the focus into the form of the inspector, as soon as it can be reached: a dialog that closes at once shuts it off for some frames.
 * @returns asks for the focus of a field
 */
export const useFormFocus = (): ((field: string) => void) => {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    if (wanted === null) return undefined;
    let frame = 0;
    let handle = 0;
    const look = (): void => {
      const root = form();
      const target = root === null || root.closest("[inert]") !== null ? null : fieldIn(root, wanted.field);
      target?.focus();
      frame += 1;
      const isDone = frame > 2 && target !== null && document.activeElement !== document.body;
      if (!isDone && frame < mostFrames) handle = requestAnimationFrame(look);
    };
    handle = requestAnimationFrame(look);
    return () => cancelAnimationFrame(handle);
  }, [wanted]);
  return useCallback((field) => setWanted((before) => ({ field, turn: (before?.turn ?? 0) + 1 })), []);
};
