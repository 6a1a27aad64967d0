import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * The row with the grid's single tab stop, and moving the focus to a row that may not be rendered yet.
 * @param keepsScroll the caller has already scrolled
 */
export const useGridFocus = (body: RefObject<HTMLElement | null>, count: number, first = 0, keepsScroll = false) => {
  const [wanted, setActive] = useState(first);
  const active = Math.max(0, Math.min(wanted, count - 1));
  const pending = useRef<number | null>(null);
  useEffect(() => {
    if (pending.current === null) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${pending.current}"]`);
    if (row === null || row === undefined) return;
    row.focus({ preventScroll: keepsScroll });
    pending.current = null;
  });
  return {
    active,
    setActive,
    moveTo: (index: number) => {
      pending.current = index;
      setActive(index);
    },
  };
};
