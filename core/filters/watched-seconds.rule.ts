type Watched = { readonly from: number; readonly to: number };

/**
 * The seconds of a video that were played at least once, within the shown part.
 * @param start seconds
 * @param end seconds
 */
export const watchedSeconds = (played: readonly Watched[], start: number, end: number): number => {
  const parts = played.map(({ from, to }) => ({ from: Math.max(from, start), to: Math.min(to, end) })).toSorted((a, b) => a.from - b.from);
  let seconds = 0;
  let reached = start;
  for (const { from, to } of parts) {
    const begin = Math.max(from, reached);
    if (to <= begin) continue;
    seconds += to - begin;
    reached = to;
  }
  return seconds;
};
