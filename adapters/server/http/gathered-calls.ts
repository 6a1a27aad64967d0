import { DatabaseUnavailable } from "../storage/database-error.ts";

/** The maximum number of calls per group, which bounds the wait of other calls. */
const mostAtOnce = 25;
/**
 * How long a group waits to reach the size of the previous one: callers just answered often call again, and otherwise every other group
 * would hold a single call, which takes half as long as a group of ten.
 */
const mostWaitMs = 2;

type Waiting<C, A> = { readonly call: C; readonly resolve: (answer: A) => void; readonly reject: (error: unknown) => void };

/**
 * Runs calls in groups, one after the other: calls that arrive during a group form the next. A failed group is retried call by call, so
 * that each gets its own error, unless the database became unavailable, when it may have committed.
 * @param work answers in the order of the calls; null for a call that has to wait for the next group, never the first
 * @param idle is called when no call is waiting
 */
export const gathered = <C, A>(
  work: (calls: readonly C[]) => Promise<readonly (A | null)[]>,
  idle: () => void,
): ((call: C) => Promise<A>) => {
  const waiting: Waiting<C, A>[] = [];
  let isBusy = false;
  let arrived = (): void => {};

  const settle = (group: readonly Waiting<C, A>[], answers: readonly (A | null)[]): void => {
    const later = group.filter((one, at) => {
      const answer = answers[at] ?? null;
      if (answer !== null) one.resolve(answer);
      return answer === null;
    });
    if (later.length === group.length) throw new Error("A group of calls came to nothing.");
    waiting.unshift(...later);
  };
  const done = async (group: readonly Waiting<C, A>[]): Promise<void> => {
    try {
      settle(group, await work(group.map(({ call }) => call)));
    } catch (error) {
      if (group.length > 1 && !(error instanceof DatabaseUnavailable)) for (const one of group) await done([one]);
      else for (const one of group) one.reject(error);
    }
  };
  const company = (many: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, mostWaitMs);
      arrived = () => {
        if (waiting.length < many) return;
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async (): Promise<void> => {
    for (let last = 0; waiting.length > 0;) {
      if (waiting.length < last) await company(last);
      const group = waiting.splice(0, mostAtOnce);
      last = group.length;
      await done(group);
    }
    isBusy = false;
    idle();
  };

  return (call) =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject });
      arrived();
      if (isBusy) return;
      isBusy = true;
      void run();
    });
};
