import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { drawnRows, type GridWindow, overscan, rowsInSight, windowedFrom } from "./grid-window.ts";
import type { LongRows } from "./long-rows.ts";
import { type Place, placeAfter, scrollAt } from "./scroll-scale.ts";

const guessedHeight = 44;
const guessedView = 600;
/** Milliseconds without a scroll event after which scrolling counts as stopped. */
const restMs = 180;

type Long = Pick<LongRows<unknown>, "count" | "of" | "place" | "onSight" | "onRest">;
/**
 * The stacked items: rows, or lines of several cards.
 * @property mark the data attribute that holds their index
 * @property from up to this many, all are rendered
 * @property around how many are rendered beyond the visible ones, on either side
 */
export type Stacked = { readonly mark: string; readonly from: number; readonly around: number };
const rowsStacked: Stacked = { mark: "index", from: windowedFrom, around: overscan };

type Sizes = { readonly height: number; readonly view: number };

/** The measured height of a row and of the viewport. */
const measured = (scroller: HTMLElement, mark: string, first: number, last: number): Partial<Sizes> => {
  const rows = [...scroller.querySelectorAll<HTMLElement>(`[data-${mark}]`)].filter(
    ({ dataset }) => Number(dataset[mark]) >= first && Number(dataset[mark]) <= last,
  );
  const [top, end] = [rows[0]?.getBoundingClientRect(), rows.at(-1)?.getBoundingClientRect()];
  const head = scroller.querySelector("thead")?.offsetHeight ?? 0;
  const view = Math.min(scroller.clientHeight, window.innerHeight) - head;
  const height = top === undefined || end === undefined ? 0 : (end.bottom - top.top) / rows.length;
  return { ...(height > 1 ? { height } : {}), ...(view > 1 ? { view } : {}) };
};

const scrollTop = (element: HTMLElement, top: number | null): void => {
  if (top !== null && Math.abs(element.scrollTop - top) > 1) element.scrollTop = top;
};

/** Renders the visible rows of a list of any length within the browsers' scroll limit; the position is kept when row heights change. */
export const useLongWindow = (
  long: Long | undefined,
  active: number,
  scroller: RefObject<HTMLElement | null>,
  { mark, from, around }: Stacked = rowsStacked,
): GridWindow => {
  const count = long?.count ?? 0;
  const isWindowed = count > from;
  const sizes = useRef<Sizes>({ height: guessedHeight, view: guessedView });
  const place = useRef<Place>({ scroll: 0, top: (long?.place ?? 0) * guessedHeight });
  /** The scroll position to set; null leaves scrolling to the user. */
  const toScroll = useRef<number | null>(null);
  const shownOf = useRef<string | undefined>(undefined);
  const [, draw] = useReducer((turn: number) => turn + 1, 0);
  const again = useRef(draw);
  const latest = useRef(long);
  latest.current = long;

  const full = (): number => (latest.current?.count ?? 0) * sizes.current.height;
  const goTo = (top: number): void => {
    const most = Math.max(0, full() - sizes.current.view);
    const at = Math.max(0, Math.min(top, most));
    place.current = { top: at, scroll: Math.round(scrollAt(at, full(), sizes.current.view)) };
    toScroll.current = place.current.scroll;
  };
  /**
   * Adopts the scroll bar's position.
   * @returns whether it changed: browsers move it before the scroll event, and a rendering in between must not reset it
   */
  const follow = (): boolean => {
    const element = scroller.current;
    if (element === null || Math.abs(element.scrollTop - place.current.scroll) <= 1) return false;
    place.current = placeAfter(place.current, element.scrollTop, full(), sizes.current.view);
    return true;
  };
  const rest = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const restSoon = (): void => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const isMoving = toScroll.current === null && follow();
      if (!isMoving) goTo(place.current.top);
      flushSync(draw);
      if (isMoving) return restSoon();
      latest.current?.onRest(rowsInSight(place.current, sizes.current.height, sizes.current.view, latest.current.count).first);
    }, restMs);
  };
  const scrolled = useRef((): void => undefined);
  scrolled.current = () => {
    if (!follow()) return;
    flushSync(draw);
    restSoon();
  };
  const isOther = isWindowed && shownOf.current !== long?.of;
  if (isOther) goTo((long?.place ?? 0) * sizes.current.height);
  const seen = rowsInSight(place.current, sizes.current.height, sizes.current.view, count);

  useLayoutEffect(() => {
    const element = scroller.current;
    shownOf.current = isWindowed ? long?.of : undefined;
    if (!isWindowed || element === null) return;
    const found = { ...sizes.current, ...measured(element, mark, seen.first, seen.last) };
    const isMeasured = Math.abs(found.height - sizes.current.height) < 0.01 && found.view === sizes.current.view;
    const row = place.current.top / sizes.current.height;
    sizes.current = found;
    if (!isMeasured || place.current.top > Math.max(0, full() - found.view)) {
      goTo((isOther ? (long?.place ?? 0) : row) * found.height);
      again.current();
      return;
    }
    scrollTop(element, toScroll.current);
    toScroll.current = null;
  });

  useEffect(() => {
    const element = scroller.current;
    if (!isWindowed || element === null) return undefined;
    const onScroll = (): void => scrolled.current();
    const resized = new ResizeObserver(() => draw());
    resized.observe(element);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(rest.current);
      resized.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, [isWindowed, scroller]);

  const { first, last } = isWindowed ? seen : { first: 0, last: count - 1 };
  useEffect(() => {
    if (count > 0) latest.current?.onSight(first, last);
  }, [first, last, count, long?.of]);

  const { height, view } = sizes.current;
  const all = Array.from({ length: isWindowed ? 0 : count }, (_, index) => ({ index, spaceBefore: 0 }));
  return {
    isWindowed,
    ...(isWindowed ? drawnRows(place.current, height, view, count, active, around) : { items: all, spaceAfter: 0 }),
    rowHeight: height,
    scrollTo: (index) => {
      if (!isWindowed) return;
      const { top } = place.current;
      const start = index * height;
      if (start < top) goTo(start);
      else if (start + height > top + view) goTo(start + height - view);
      draw();
      restSoon();
    },
  };
};
