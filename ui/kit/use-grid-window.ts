import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { type GridWindow, windowedFrom } from "./grid-window.ts";

const guessedHeight = 44;
const guessedView = 600;
const overscan = 8;

/** The start of each row, and the end of the list last, in pixels. */
const startsOf = (count: number, heights: ReadonlyMap<number, number>): readonly number[] => {
  const starts = [0];
  for (let index = 0; index < count; index += 1) starts.push((starts[index] ?? 0) + (heights.get(index) ?? guessedHeight));
  return starts;
};

/** The first row that ends below a position. */
const rowAt = (starts: readonly number[], place: number): number => {
  let [low, high] = [0, Math.max(0, starts.length - 2)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((starts[middle + 1] ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
};

/**
 * The rows to render and the space that replaces the others; rendered rows are measured, and the active row is always rendered, so that it
 * keeps the focus.
 */
export const useGridWindow = (count: number, active: number, scroller: RefObject<HTMLElement | null>): GridWindow => {
  const isWindowed = count > windowedFrom;
  const heights = useRef(new Map<number, number>());
  const [, draw] = useReducer((turn: number) => turn + 1, 0);
  const again = useRef(draw);
  const element = scroller.current;
  const [top, view] = [
    element?.scrollTop ?? 0,
    element === null || element.clientHeight === 0 ? guessedView : Math.min(element.clientHeight, window.innerHeight),
  ];
  const starts = isWindowed ? startsOf(count, heights.current) : [0];
  const from = Math.max(0, rowAt(starts, top) - overscan);
  const to = Math.min(count - 1, rowAt(starts, top + view) + overscan);

  useLayoutEffect(() => {
    if (!isWindowed) return;
    let isChanged = false;
    for (const row of scroller.current?.querySelectorAll<HTMLElement>("tr[data-index]") ?? []) {
      const [index, height] = [Number(row.dataset["index"]), row.getBoundingClientRect().height];
      if (height < 1 || Math.abs(height - (heights.current.get(index) ?? guessedHeight)) < 0.5) continue;
      heights.current.set(index, height);
      isChanged = true;
    }
    if (isChanged) again.current();
  });
  useEffect(() => {
    const list = scroller.current;
    if (!isWindowed || list === null) return undefined;
    const onScroll = (): void => flushSync(again.current);
    const resized = new ResizeObserver(() => again.current());
    resized.observe(list);
    list.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      resized.disconnect();
      list.removeEventListener("scroll", onScroll);
    };
  }, [isWindowed, scroller]);

  const around = Array.from({ length: isWindowed ? Math.max(0, to - from + 1) : count }, (_, at) => (isWindowed ? from : 0) + at);
  const drawn =
    !isWindowed || active >= count || (active >= from && active <= to) ? around : active < from ? [active, ...around] : [...around, active];
  const startOf = (index: number): number => starts[index] ?? 0;
  return {
    isWindowed,
    items: drawn.map((index, place) => ({
      index,
      spaceBefore: isWindowed ? startOf(index) - (place === 0 ? 0 : startOf((drawn[place - 1] ?? 0) + 1)) : 0,
    })),
    spaceAfter: isWindowed ? startOf(count) - startOf((drawn.at(-1) ?? -1) + 1) : 0,
    scrollTo: (index) => {
      if (!isWindowed || element === null) return;
      const seen = view - (element.querySelector("thead")?.offsetHeight ?? 0);
      if (startOf(index) < top) element.scrollTo?.({ top: startOf(index) });
      else if (startOf(index + 1) > top + seen) element.scrollTo?.({ top: startOf(index + 1) - seen });
    },
  };
};
