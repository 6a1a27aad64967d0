/** Browsers cannot scroll further than some 17 to 33 million pixels; a list that is taller is laid over so many. */
export const tallest = 15_000_000;
/** At both ends of a list that is too tall, a pixel scrolled is a pixel moved. */
const plain = 1_000_000;

/**
 * How tall the space is that is scrolled.
 * @param full how tall all rows are, in pixels like everything here
 */
export const scrollSpace = (full: number): number => Math.min(full, tallest);

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));

type Ends = { readonly scroll: number; readonly top: number };
const ends = (full: number, view: number): Ends => ({ scroll: Math.max(0, scrollSpace(full) - view), top: Math.max(0, full - view) });
const ratio = ({ scroll, top }: Ends): number => (top - 2 * plain) / (scroll - 2 * plain);

/**
 * How much of the rows lies above what is in sight, at a place of the scroll bar.
 * @param view how much is in sight
 */
export const topAt = (scroll: number, full: number, view: number): number => {
  const most = ends(full, view);
  const at = within(scroll, most.scroll);
  if (full <= tallest || at <= plain) return at;
  if (at >= most.scroll - plain) return most.top - (most.scroll - at);
  return plain + (at - plain) * ratio(most);
};

/** Where the scroll bar stands when so much of the rows lies above. */
export const scrollAt = (top: number, full: number, view: number): number => {
  const most = ends(full, view);
  const at = within(top, most.top);
  if (full <= tallest || at <= plain) return at;
  if (at >= most.top - plain) return most.scroll - (most.top - at);
  return plain + (at - plain) / ratio(most);
};

/** A place in a list, and the scroll bar's, which may be apart by what was scrolled since it last rested. */
export type Place = { readonly scroll: number; readonly top: number };

/** Where a list is after the scroll bar moved: less than what is in sight moves the rows as much; further, or at an end, goes to the place that it stands for. */
export const placeAfter = (before: Place, scroll: number, full: number, view: number): Place => {
  const most = ends(full, view);
  const step = scroll - before.scroll;
  const isStep = full > tallest && Math.abs(step) < view && scroll > 0 && scroll < most.scroll;
  return { scroll, top: isStep ? within(before.top + step, most.top) : topAt(scroll, full, view) };
};
