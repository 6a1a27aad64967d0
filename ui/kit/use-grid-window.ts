import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback } from "react";
import { type GridWindow, windowedFrom } from "./grid-window.ts";

const guessedHeight = 44;

/** Which rows have to be drawn, and how much space stands in for the others; the active row is always among them, so that it keeps the focus. */
export const useGridWindow = (count: number, active: number, scroller: RefObject<HTMLElement | null>): GridWindow => {
  const isWindowed = count > windowedFrom;
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    enabled: isWindowed,
    estimateSize: () => guessedHeight,
    getScrollElement: () => scroller.current,
    overscan: 8,
    initialRect: { width: 0, height: 600 },
    rangeExtractor: useCallback(
      (range) => {
        const rows = defaultRangeExtractor(range);
        return rows.includes(active) || active >= count ? rows : [...rows, active].sort((a, b) => a - b);
      },
      [active, count],
    ),
  });
  const virtual = isWindowed ? virtualizer.getVirtualItems() : [];
  const items = isWindowed
    ? virtual.map((item, place) => ({ index: item.index, spaceBefore: item.start - (virtual[place - 1]?.end ?? 0) }))
    : Array.from({ length: count }, (_, index) => ({ index, spaceBefore: 0 }));
  return {
    isWindowed,
    items,
    spaceAfter: isWindowed ? virtualizer.getTotalSize() - (virtual.at(-1)?.end ?? 0) : 0,
    measure: isWindowed ? virtualizer.measureElement : undefined,
    scrollTo: (index) => {
      if (isWindowed) virtualizer.scrollToIndex(index);
    },
  };
};
