import { DatabaseUnavailable } from "../storage/database-error.ts";

/** So many calls are done at once: those of others wait no longer than these take. */
const mostAtOnce = 25;
/**
 * So long a group waits to be as large as the last one: those who have just been answered often ask again, and without them every other
 * group would be of one, which takes half as long as one of ten.
 */
const mostWaitMs = 2;

type Waiting<C, A> = { readonly call: C; readonly resolve: (answer: A) => void; readonly reject: (error: unknown) => void };

/**
 * Does calls one group after the other: what comes while a group is being done makes up the next. A group that fails is done call by call,
 * so that each has its own error; where it may have lasted after all, since the database went away, nothing is done twice.
 * @param work answers in the order of the calls; null for one that has to wait for the next group, never the first
 * @param idle is told when nothing waits any more
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
