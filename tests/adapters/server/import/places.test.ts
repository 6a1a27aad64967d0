import { describe, expect, it } from "vitest";
import { makePlaces } from "../../../../core/kernel/places.ts";

describe("Parser slots", () => {
  it("should admit a limited number at a time, and the others in the order of their requests", async () => {
    const { take } = makePlaces(2);
    const order: number[] = [];
    const frees: (() => void)[] = [];
    const all = [1, 2, 3, 4].map(async (number) => {
      frees.push(await take());
      order.push(number);
    });
    await Promise.all(all.slice(0, 2));
    expect(order).toEqual([1, 2]);
    frees[0]?.();
    await all[2];
    expect(order).toEqual([1, 2, 3]);
    frees[1]?.();
    await all[3];
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it("should count a slot that is released twice once", async () => {
    const { take } = makePlaces(1);
    const free = await take();
    free();
    free();
    const other = await take();
    let isIn = false;
    const third = take().then((release) => {
      isIn = true;
      return release;
    });
    await Promise.resolve();
    expect(isIn).toBe(false);
    other();
    (await third)();
    expect(isIn).toBe(true);
  });
});
