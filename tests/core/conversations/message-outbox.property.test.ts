import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Fate, messageWorld } from "./message-world.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("send" as const), device: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("reload" as const), device: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("fate" as const), fate: fc.constantFrom<Fate>("answered", "lost", "unanswered") }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.constantFrom(0, 1, 5_000, 20_000) }) },
);

describe("Messages of two devices", () => {
  it("should be stored once each, in the order of their device, whatever is lost, repeated or reloaded", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const world = messageWorld();
        const devices = [world.newDevice(), world.newDevice()];
        const open = devices.map((device) => device.open());
        const written: string[][] = [[], []];
        for (const one of steps) {
          if (one.do === "send") {
            const body = `${one.device}:${written[one.device]?.length ?? 0}`;
            written[one.device]?.push(body);
            void open[one.device]?.send({ con_id: null, thread_id: 1 }, body);
            await vi.advanceTimersByTimeAsync(0);
          } else if (one.do === "reload") {
            open[one.device]?.close();
            const again = devices[one.device]?.open();
            if (again !== undefined) open[one.device] = again;
          } else if (one.do === "fate") world.be(one.fate);
          else await vi.advanceTimersByTimeAsync(one.ms);
        }
        world.be("answered");
        await vi.advanceTimersByTimeAsync(600_000);
        const bodies = world.bodies(1);
        expect(bodies.toSorted()).toEqual(written.flat().toSorted());
        for (const [device, own] of written.entries()) expect(bodies.filter((body) => body.startsWith(`${device}:`))).toEqual(own);
        expect(world.stored.map(({ sequence }) => sequence)).toEqual(bodies.map((_, at) => at + 1));
        for (const outbox of open) expect(outbox.latest().waiting).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
