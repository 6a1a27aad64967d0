import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../core/kernel/failure.ts";
import { makeWithoutNetwork, type KeptPart } from "../../../core/offline/without-network.service.ts";
import { keptWorld } from "./kept-world.ts";

describe("What the server sends", () => {
  it("should be kept once the page is calm, while what is kept is read at once", async () => {
    const { reading } = await keptWorld();
    const kept: number[] = [];
    let calm: () => void = () => undefined;
    const network = makeWithoutNetwork();
    network.reachBy(
      async () => reading,
      new Promise((resolve) => {
        calm = resolve;
      }),
    );
    const part = (): KeptPart<number> => ({
      keep: async (value) => void kept.push(value),
      read: async () => E.right({ value: 7, at: 100 }),
    });
    const offline: E.Either<Failure, number> = E.left({ tag: "offline" });

    expect(await network.fallingBack(async () => E.right(3), part)()).toEqual(E.right(3));
    expect(await network.fallingBack(async () => offline, part)()).toEqual(E.right(7));
    expect(kept).toEqual([]);
    calm();
    await expect.poll(() => kept).toEqual([3]);
  });
});
