/** Pixels: browsers limit scrolling to some 17 to 33 million; a taller list is scaled down to this height. */
export const tallest = 15_000_000;
/** Pixels at both ends of a scaled list in which scrolling is not scaled. */
const plain = 1_000_000;

/**
 * The height of the scrollable space.
 * @param full the height of all rows, in pixels like everything here
 */
export const scrollSpace = (full: number): number => Math.min(full, tallest);

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));

type Ends = { readonly scroll: number; readonly top: number };
const ends = (full: number, view: number): Ends => ({ scroll: Math.max(0, scrollSpace(full) - view), top: Math.max(0, full - view) });
const ratio = ({ scroll, top }: Ends): number => (top - 2 * plain) / (scroll - 2 * plain);

/**
 * The height of the rows above the viewport, at a scroll position.
 * @param view the height of the viewport
 */
export const topAt = (scroll: number, full: number, view: number): number => {
  const most = ends(full, view);
  const at = within(scroll, most.scroll);
  if (full <= tallest || at <= plain) return at;
  if (at >= most.scroll - plain) return most.top - (most.scroll - at);
  return plain + (at - plain) * ratio(most);
};

/** The scroll position at which rows of this height are above the viewport. */
export const scrollAt = (top: number, full: number, view: number): number => {
  const most = ends(full, view);
  const at = within(top, most.top);
  if (full <= tallest || at <= plain) return at;
  if (at >= most.top - plain) return most.scroll - (most.top - at);
  return plain + (at - plain) / ratio(most);
};

/** A position in the list and the scroll bar's; they may differ by what was scrolled since the last rest. */
export type Place = { readonly scroll: number; readonly top: number };

/**
 * The position after scrolling: less than a viewport moves the rows by the same distance; more, or reaching an end, jumps to the scaled
 * position.
 */
export const placeAfter = (before: Place, scroll: number, full: number, view: number): Place => {
  const most = ends(full, view);
  const step = scroll - before.scroll;
  const isStep = full > tallest && Math.abs(step) < view && scroll > 0 && scroll < most.scroll;
  return { scroll, top: isStep ? within(before.top + step, most.top) : topAt(scroll, full, view) };
};
