type Shown = { readonly time: number; readonly furthest: number };

/** Seconds between two displays of the time. */
const pace = 1;

/**
 * Whether what changed is to be displayed: the time once a second, or at once when it jumps; anything else at once.
 * @param since seconds since the last display
 */
export const isTimeDue = <A extends Shown>(before: A, after: A, since: number): boolean => {
  if (since >= pace || Math.abs(after.time - before.time) > 2 * pace || after.time < before.time) return true;
  for (const key in after) if (key !== "time" && key !== "furthest" && after[key] !== before[key]) return true;
  return false;
};
