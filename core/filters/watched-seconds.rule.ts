type Watched = { readonly from: number; readonly to: number };

/** The seconds of a video that were played at least once, within the part of it that is shown. @param start seconds @param end seconds */
export const watchedSeconds = (played: readonly Watched[], start: number, end: number): number => {
  const parts = played.map(({ from, to }) => ({ from: Math.max(from, start), to: Math.min(to, end) })).toSorted((a, b) => a.from - b.from);
  let seconds = 0;
  let reached = start;
  for (const { from, to } of parts) {
    if (to <= reached) continue;
    seconds += to - Math.max(from, reached);
    reached = to;
  }
  return seconds;
};
