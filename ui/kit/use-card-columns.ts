import { type RefObject, useLayoutEffect, useState } from "react";

/** Minimum width of a card and the gap between cards, in pixels. */
const [least, gap] = [200, 16];

/**
 * The number of cards per line.
 * @param width available, in pixels
 */
export const columnsFor = (width: number): number => Math.max(1, Math.floor((width + gap) / (least + gap)));

/** The number of cards per line of `frame`; null until it is measured. */
export const useCardColumns = (frame: RefObject<HTMLElement | null>): number | null => {
  const [columns, setColumns] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const look = (): void => setColumns(columnsFor(element.clientWidth));
    const resized = new ResizeObserver(look);
    resized.observe(element);
    look();
    return () => resized.disconnect();
  }, [frame]);
  return columns;
};
