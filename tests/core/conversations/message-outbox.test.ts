import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messageWorld } from "./message-world.ts";

const here = { con_id: null, thread_id: 1 };
const fresh = { con_id: null, thread_id: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("The outbox of messages", () => {
  it("should send at once, say what was stored, and leave nothing on the device", async () => {
    const world = messageWorld();
    const { open, storage } = world.newDevice();
    const outbox = open();
    const told: string[] = [];
    outbox.sent$.subscribe(({ message }) => told.push(message.body));
    await outbox.send(here, "  Hello ");
    expect([world.bodies(1), told, outbox.latest().waiting, await storage.keys()]).toEqual([["Hello"], ["Hello"], [], []]);
    await outbox.send(here, "  ");
    expect(world.requests()).toBe(1);
  });

  it("should keep messages through a lost connection and a reload, and send them once and in order when it is back", async () => {
    const world = messageWorld();
    const { open, connectivity } = world.newDevice();
    const before = open();
    connectivity.set(false);
    world.be("lost");
    await before.send(here, "One");
    await before.send(here, "Two");
    expect(before.latest()).toMatchObject({ isFailing: true, waiting: [{ body: "One" }, { body: "Two" }] });
    before.close();
    const after = open();
    await vi.advanceTimersByTimeAsync(0);
    expect(after.latest().waiting.map(({ body }) => body)).toEqual(["One", "Two"]);
    world.be("answered");
    connectivity.set(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([world.bodies(1), after.latest()]).toEqual([["One", "Two"], { waiting: [], isFailing: false }]);
  });

  it("should try again by itself, later each time, and store a message once whose answer was lost", async () => {
    const world = messageWorld();
    const outbox = world.newDevice().open();
    await outbox.flush();
    world.be("unanswered");
    await outbox.send(here, "Hello");
    await vi.advanceTimersByTimeAsync(9_999);
    expect(world.requests()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(world.requests()).toBe(2);
    world.be("answered");
    await vi.advanceTimersByTimeAsync(20_000);
    expect([world.requests(), world.bodies(1), outbox.latest().waiting]).toEqual([3, ["Hello"], []]);
  });

  it("should keep a refused message with its reason until it is sent again or dropped, and send those behind it", async () => {
    const world = messageWorld();
    const { open, storage } = world.newDevice();
    const outbox = open();
    world.be("refused");
    await outbox.send(here, "No");
    await outbox.send(here, "Neither");
    world.be("answered");
    await outbox.send(here, "Yes");
    expect(world.bodies(1)).toEqual(["Yes"]);
    const [first, second] = outbox.latest().waiting;
    expect(first).toMatchObject({ body: "No", problem: { message: "No messages here." } });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(world.bodies(1)).toEqual(["Yes"]);
    await outbox.retry(first?.key ?? "");
    await outbox.discard(second?.key ?? "");
    expect([world.bodies(1), outbox.latest().waiting, await storage.keys()]).toEqual([["Yes", "No"], [], []]);
  });

  it("should begin one thread with all first messages", async () => {
    const world = messageWorld();
    const { open } = world.newDevice();
    const outbox = open();
    world.be("lost");
    await outbox.send(fresh, "One");
    await outbox.send(fresh, "Two");
    world.be("answered");
    await outbox.flush();
    await outbox.send(fresh, "Another");
    expect([world.bodies(100), world.bodies(101)]).toEqual([["One", "Two"], ["Another"]]);
  });

  it("should never send as another learner, and show the other tab what was sent", async () => {
    const world = messageWorld();
    const { open } = world.newDevice();
    const [one, two] = [open(), open()];
    world.be("lost");
    await one.send(here, "Mine");
    await vi.advanceTimersByTimeAsync(0);
    expect(two.latest().waiting.map(({ body }) => body)).toEqual(["Mine"]);
    world.be("answered");
    one.setOwner("8");
    two.setOwner("8");
    await one.flush();
    expect([world.stored, one.latest().waiting]).toEqual([[], []]);
    one.setOwner("7");
    two.setOwner("7");
    await one.flush();
    await two.flush();
    expect([world.bodies(1), one.latest().waiting, two.latest().waiting]).toEqual([["Mine"], [], []]);
  });
});
