import { type Place, scrollSpace } from "./scroll-scale.ts";

export type GridItem = { readonly index: number; readonly spaceBefore: number };

export type GridWindow = {
  readonly isWindowed: boolean;
  readonly items: readonly GridItem[];
  readonly spaceAfter: number;
  readonly scrollTo: (index: number) => void;
  /** The height of a row in pixels where all are equally high. */
  readonly rowHeight?: number;
};

/** Up to this many rows, all are rendered, so that the browser's search and printing cover them. */
export const windowedFrom = 60;

/** Rows rendered beyond the visible ones, on either side. */
export const overscan = 12;

/**
 * The visible range of equally high rows.
 * @param view the visible height in pixels
 */
export const rowsInSight = (
  { top }: Place,
  height: number,
  view: number,
  count: number,
): { readonly first: number; readonly last: number } => {
  const first = Math.max(0, Math.min(Math.floor(top / height), count - 1));
  return { first, last: Math.max(first, Math.min(Math.ceil((top + view) / height) - 1, count - 1)) };
};

/** The rendered range of equally high rows: the visible ones, some around them, and always the active one. */
export const drawnRows = (
  place: Place,
  height: number,
  view: number,
  count: number,
  active: number,
  around = overscan,
): { readonly items: readonly GridItem[]; readonly spaceAfter: number } => {
  const { first, last } = rowsInSight(place, height, view, count);
  const from = Math.max(0, first - around);
  const to = Math.min(count - 1, last + around);
  const near = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const drawn =
    active < 0 || active >= count || (active >= from && active <= to) ? near : active < from ? [active, ...near] : [...near, active];
  const space = scrollSpace(count * height);
  let end = 0;
  const items = drawn.map((index) => {
    const start = Math.max(end, Math.min(index * height + place.scroll - place.top, space - height));
    const item = { index, spaceBefore: start - end };
    end = start + height;
    return item;
  });
  return { items, spaceAfter: Math.max(0, space - end) };
};
