/**
 * A limit of concurrent work; further work waits in the order in which it was asked for.
 * @param most at the same time
 */
export const makeLanes = (most: number): (<A>(work: () => Promise<A>) => Promise<A>) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const acquire = async (): Promise<void> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  };
  const release = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (work) => {
    await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
};
