import { type RefObject, useLayoutEffect, useRef } from "react";

const gap = 16;

/** Scrolls the selected or current entry of a horizontally scrolling row into view whenever `selected` changes. */
export const useSelectedInSight = <E extends HTMLElement>(selected: string): RefObject<E | null> => {
  const row = useRef<E | null>(null);
  useLayoutEffect(() => {
    const entry = row.current?.querySelector("[aria-selected=true],[aria-current=page],[aria-current=step]");
    if (row.current === null || entry === null || entry === undefined) return;
    const [around, inside] = [row.current.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (inside.right > around.right) row.current.scrollLeft += inside.right - around.right + gap;
    else if (inside.left < around.left) row.current.scrollLeft -= around.left - inside.left + gap;
  }, [selected]);
  return row;
};
