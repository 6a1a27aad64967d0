const rounds = 3;
const doublings = 5;

const cpuOf = (work: () => void): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
};

/**
 * How many times the processor time that the same amount of text costs when it comes as one of 32 times the length: at most about 1 where
 * the time grows with the length, 32 where it grows with its square. Time of the processor, not of the clock; of some rounds the cheapest
 * counts. For what makes little garbage; lists are counted by `list-work.ts`.
 * @param least the shortest length
 */
export const cpuGrowthOf = (make: (length: number) => string, work: (text: string) => void, least: number): number => {
  const [short, long] = [make(least), make(least * 2 ** doublings)];
  const many = (): void => {
    for (let time = 0; time < 2 ** doublings; time += 1) work(short);
  };
  const cheapest = (run: () => void): number => Math.min(...Array.from({ length: rounds }, () => cpuOf(run)));
  many();
  const few = cheapest(many);
  return cheapest(() => work(long)) / Math.max(few, 500);
};
