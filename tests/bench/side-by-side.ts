import { median } from "./table.ts";

/** One way of doing the work; what it returns is the work's answer, the same for every side. */
export type Side = { readonly name: string; readonly run: () => number; readonly repeats?: number };

const clock = (run: () => number, repeats: number, expected: number, name: string): number => {
  const began = performance.now();
  let answer = expected;
  for (let turn = 0; turn < repeats; turn += 1) answer = run();
  const took = (performance.now() - began) / repeats;
  if (answer !== expected) throw new Error(`${name} answered ${answer} instead of ${expected}.`);
  return took;
};

/**
 * Lets all sides warm up, then measures them turn about, in a rotating order, so that all meet the same noise.
 * @returns the median in milliseconds of each side by its name
 */
export const sideBySide = (
  sides: readonly Side[],
  { warmUps, rounds }: { readonly warmUps: number; readonly rounds: number },
): ReadonlyMap<string, number> => {
  const expected = sides[0]?.run() ?? 0;
  const taken = new Map<string, number[]>(sides.map(({ name }) => [name, []]));
  for (let round = -warmUps; round < rounds; round += 1)
    for (let turn = 0; turn < sides.length; turn += 1) {
      const side = sides[(turn + round + warmUps) % sides.length];
      if (side === undefined) continue;
      const took = clock(side.run, side.repeats ?? 1, expected, side.name);
      if (round >= 0) taken.get(side.name)?.push(took);
    }
  return new Map([...taken].map(([name, times]) => [name, median(times)]));
};
