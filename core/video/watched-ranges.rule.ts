import { mostRanges, type WatchedRange, type WatchedRanges } from "./watched-range.model.ts";

/** Seconds that may be missing within a range that counts as unbroken, in total. */
const missingAllowed = 1;

const isRange = ([from, to]: WatchedRange): boolean => Number.isFinite(from) && Number.isFinite(to) && to > from;

/** Ranges in order, with those that touch or overlap joined. */
export const joinedRanges = (ranges: WatchedRanges): WatchedRanges => {
  const joined: [number, number][] = [];
  for (const [from, to] of ranges.filter(isRange).toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
};

/** The longest of joined ranges, in order, when there are more than are kept. */
export const keptRanges = (ranges: WatchedRanges): WatchedRanges =>
  ranges.length <= mostRanges
    ? ranges
    : ranges
        .toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))
        .slice(0, mostRanges)
        .toSorted(([a], [b]) => a - b);

/** Seconds of joined ranges. */
export const secondsOf = (ranges: WatchedRanges): number => ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** The parts of ranges from `start` to `end`. */
export const rangesWithin = (ranges: WatchedRanges, start: number, end: number): WatchedRanges =>
  ranges.map(([from, to]): WatchedRange => [Math.max(from, start), Math.min(to, end)]).filter(isRange);

/** The parts of joined ranges that are in none of `known`, which are joined. */
export const newRanges = (ranges: WatchedRanges, known: WatchedRanges): WatchedRanges =>
  known.reduce<WatchedRanges>(
    (rest, [from, to]) =>
      rest.flatMap(([a, b]): WatchedRanges =>
        b <= from || a >= to
          ? [[a, b]]
          : rangesWithin(
              [
                [a, from],
                [to, b],
              ],
              a,
              b,
            ),
      ),
    ranges,
  );

/**
 * The furthest point of a recording: the end of the range watched from `start` on, of which at most a second in total is missing.
 * @param ranges joined
 * @returns seconds, at least `start`
 */
export const unbrokenEnd = (ranges: WatchedRanges, start: number): number => {
  let [reached, missing] = [start, 0];
  for (const [from, to] of ranges) {
    if (to <= reached) continue;
    missing += Math.max(0, from - reached);
    if (missing > missingAllowed) break;
    reached = to;
  }
  return reached;
};
