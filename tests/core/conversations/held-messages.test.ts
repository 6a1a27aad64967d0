import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinedMessages, joinedThreads, messageDays, reachedSequence, waitingAt } from "../../../core/conversations/held-messages.rule.ts";
import { pollAfter } from "../../../core/conversations/poll-pace.rule.ts";
import type { Side, Thread, ThreadMessage } from "../../../core/conversations/thread.model.ts";
import { unreadIn, unreadOf } from "../../../core/conversations/unread.rule.ts";
import { waitingState } from "../../../core/conversations/waiting-message.model.ts";

const message = (sequence: number, side: Side = "contact"): ThreadMessage => ({
  id: sequence,
  thread_id: 1,
  sequence,
  key: `k${sequence}`,
  creator: { side, id: 1, name: "" },
  body: "",
  created_at: sequence,
});
const thread = (id: number, at: number): Thread => ({
  id,
  con_id: 1,
  channel: "portal",
  name: "",
  assigned_to: null,
  closed: false,
  last: { sequence: 1, side: "user", name: "", body: "", created_at: at },
  read: 0,
  unread: id,
});

describe("The messages that a page holds", () => {
  it("should be in their order, each once, however their parts arrive", () => {
    const sequences = fc.array(fc.integer({ min: 1, max: 30 }));
    fc.assert(
      fc.property(fc.array(sequences), (parts) => {
        const held = parts.reduce<readonly ThreadMessage[]>(
          (all, part) =>
            joinedMessages(
              all,
              part.map((one) => message(one)),
            ),
          [],
        );
        expect(held.map(({ sequence }) => sequence)).toEqual([...new Set(parts.flat())].toSorted((a, b) => a - b));
      }),
    );
  });

  it("should be read on from where none is missing", () => {
    expect(reachedSequence([])).toBe(0);
    expect(reachedSequence([4, 5, 6].map((one) => message(one)))).toBe(6);
    expect(reachedSequence([4, 5, 7, 8].map((one) => message(one)))).toBe(5);
  });

  it("should be unread only if the other side wrote them after the mark", () => {
    const messages = [message(1, "user"), message(2), message(3, "user"), message(4, "user")];
    expect([unreadOf(messages, "contact", 1), unreadOf(messages, "user", 1), unreadOf(messages, "contact", 4)]).toEqual([2, 1, 0]);
    expect(unreadIn([{ unread: 2 }, { unread: 3 }])).toBe(5);
  });

  it("should be split by calendar day of the time zone", () => {
    const days = messageDays([1_782_860_000, 1_782_864_000, 1_782_907_200], (at) => at, "Europe/Berlin");
    expect(days).toEqual([{ day: "2026-07-01", messages: [1_782_860_000, 1_782_864_000, 1_782_907_200] }]);
    expect(messageDays([1_782_860_000, 1_782_907_200], (at) => at, "UTC").map(({ day }) => day)).toEqual(["2026-06-30", "2026-07-01"]);
  });

  it("should be followed by those that wait at the same place and are not stored yet", () => {
    const waiting = [1, 2, 3].map((n) => ({
      key: `k${n}`,
      con_id: null,
      thread_id: n === 3 ? 9 : 1,
      begin: null,
      body: "",
      at: 1,
      problem: null,
    }));
    expect(waitingAt(waiting, { con_id: null, thread_id: 1 }, [message(1)]).map(({ key }) => key)).toEqual(["k2"]);
    const [first] = waiting;
    if (first === undefined) throw new Error("There is no message.");
    const refused = { ...first, problem: { message: "No", code: null, values: {} } };
    expect([waitingState(first, false), waitingState(first, true), waitingState(refused, true)]).toEqual(["sending", "waiting", "refused"]);
  });
});

describe("The threads that a page holds", () => {
  it("should be those with the newest message first, as they were read last", () => {
    const joined = joinedThreads([thread(1, 10), thread(2, 20)], [thread(3, 15), { ...thread(1, 30), unread: 7 }]);
    expect(joined.map(({ id, unread }) => [id, unread])).toEqual([
      [1, 7],
      [2, 2],
      [3, 3],
    ]);
  });
});

describe("The pace of looking for news", () => {
  it("should be 5 s for an open thread and 30 s for lists, twice as long after each failure, at most five minutes", () => {
    expect([0, 1, 2, 6, 60].map((failures) => pollAfter("thread", failures))).toEqual([5, 10, 20, 300, 300]);
    expect([0, 1, 4].map((failures) => pollAfter("list", failures))).toEqual([30, 60, 300]);
  });
});
