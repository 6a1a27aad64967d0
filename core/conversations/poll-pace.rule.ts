/** What is followed: a thread that is open, or a list of threads. */
export type Followed = "thread" | "list";

const everySeconds: Readonly<Record<Followed, number>> = { thread: 5, list: 30 };
const longest = 300;

/**
 * Seconds until the next poll: twice as many after each failure in a row, at most five minutes.
 * @param failures in a row
 */
export const pollAfter = (followed: Followed, failures: number): number =>
  Math.min(longest, everySeconds[followed] * 2 ** Math.min(failures, 10));
