/** Milliseconds after which a waiting statement causes a ping; checked twice as often. */
const lookMs = 500;

/** Runs statements and pings the database while one of them waits. */
export type StatementWatch = <A>(statement: () => Promise<A>) => Promise<A>;

/**
 * Detects half-open connections, on which nothing is refused and nothing answered. A slow statement alone does not show one.
 * @param ping whether the database answers on another connection, within its own limit
 * @param silent is called when it does not
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
