import { type Place, scrollSpace } from "./scroll-scale.ts";

export type GridItem = { readonly index: number; readonly spaceBefore: number };

export type GridWindow = {
  readonly isWindowed: boolean;
  readonly items: readonly GridItem[];
  readonly spaceAfter: number;
  readonly scrollTo: (index: number) => void;
  /** How high each row is where all are equally high. */
  readonly rowHeight?: number;
};

/** Below this, all rows are drawn: the browser's own search and printing then see them all. */
export const windowedFrom = 60;

/** Rows that are drawn beyond those in sight, on either side. */
export const overscan = 12;

/**
 * Of equally high rows, which are in sight.
 * @param view how much is, in pixels
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

/** Of equally high rows, which are drawn and where: those in sight, some around them, and the active one wherever it is. */
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
