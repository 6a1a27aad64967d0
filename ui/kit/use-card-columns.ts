import { type RefObject, useLayoutEffect, useState } from "react";

/** Pixels: the narrowest card, and between two. */
const [least, gap] = [200, 16];

/**
 * How many cards stand in a line.
 * @param width there is, in pixels
 */
export const columnsFor = (width: number): number => Math.max(1, Math.floor((width + gap) / (least + gap)));

/** How many cards stand in a line of `frame`; null until it is known. */
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
