/** How often statements that wait are looked at, in milliseconds; one that has waited so long is asked about. */
const lookMs = 500;

/** Runs statements and asks whether the database still answers while one of them waits. */
export type StatementWatch = <A>(statement: () => Promise<A>) => Promise<A>;

/**
 * Tells of a connection that is half-open: nothing is refused, and nothing is answered. A statement alone does not show it, as it may take
 * its time.
 * @param ping whether the database answers on another connection, within its own limit
 * @param silent is told when it does not
 */
export const makeStatementWatch = (ping: () => Promise<boolean>, silent: () => void): StatementWatch => {
  const waiting = new Map<symbol, number>();
  let timer: NodeJS.Timeout | undefined;
  let isAsking = false;
  const look = async (): Promise<void> => {
    const [oldest] = waiting.values();
    if (isAsking || oldest === undefined || performance.now() - oldest < lookMs) return;
    isAsking = true;
    if (!(await ping())) silent();
    isAsking = false;
  };
  return async (statement) => {
    const key = Symbol("statement");
    waiting.set(key, performance.now());
    timer ??= setInterval(() => void look(), lookMs / 2);
    try {
      return await statement();
    } finally {
      waiting.delete(key);
      if (waiting.size === 0) {
        clearInterval(timer);
        timer = undefined;
      }
    }
  };
};
