import { describe, expect, it } from "vitest";
import { idleCollector } from "../../../adapters/server/idle-collection.ts";

const megabyte = 2 ** 20;

/** A thread whose collections leave 50 MB. */
const thread = () => {
  const state = { held: 90 * megabyte, busy: 0, collected: 0 };
  const look = idleCollector({
    collect: () => {
      state.collected += 1;
      state.held = 50 * megabyte;
    },
    held: () => state.held,
    busy: () => state.busy,
  });
  return { state, look };
};

describe("the garbage of an idle thread", () => {
  it("should be collected once, and again only when the heap has grown by 32 MB", () => {
    const { state, look } = thread();
    look();
    look();
    state.held += 31 * megabyte;
    look();
    expect(state.collected).toBe(1);
    state.held += megabyte;
    look();
    expect(state.collected).toBe(2);
  });

  it("should wait while the thread works for more than a tenth of the time", () => {
    const { state, look } = thread();
    state.busy = 0.11;
    look();
    expect(state.collected).toBe(0);
    state.busy = 0.1;
    look();
    expect(state.collected).toBe(1);
  });

  it("should stay where Node cannot be asked to collect", () => {
    expect(idleCollector({ collect: null, held: () => 90 * megabyte, busy: () => 0 })).not.toThrow();
  });
});
