import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";

/** Where the focus was last: the part of the editor and the item. */
type Place = { readonly part: string; readonly uuid: string };

const placeOf = (target: EventTarget | null): Place | null => {
  const entry = target instanceof Element ? target.closest<HTMLElement>("[data-item]") : null;
  const part = entry?.closest<HTMLElement>("[data-part]")?.dataset["part"];
  const uuid = entry?.dataset["item"];
  return part === undefined || uuid === undefined ? null : { part, uuid };
};

const entryIn = (frame: HTMLElement | null, part: string, uuid: string | null): HTMLElement | null =>
  uuid === null ? null : (frame?.querySelector<HTMLElement>(`[data-part="${part}"] [data-item="${uuid}"]`) ?? null);

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus on an item that is moved, and moves it to the active one where the focused item is removed.
 * @returns the ref of the element around outline and canvas
 */
export const useKeptFocus = (items: readonly LessonItem[], active: string | null): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement | null>(null);
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = placeOf(target);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    const place = last.current;
    if (place === null || !isLost()) return;
    const entry = entryIn(frame.current, place.part, place.uuid) ?? entryIn(frame.current, place.part, active);
    (entry ?? frame.current?.querySelector<HTMLElement>(`[data-part="${place.part}"] button:not(:disabled)`))?.focus();
  }, [items, active]);
  return frame;
};
