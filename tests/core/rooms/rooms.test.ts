import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersKeptFor, keptParticipants, withAnswer } from "../../../core/rooms/room-answers.rule.ts";
import { someParticipants } from "../../arbitraries/rooms.arb.ts";
import { applied } from "../apply-rule.ts";

describe("room role", () => {
  it("should make hosts of identities that start with host_ and guests of all others [C3.51 C6.02]", () => {
    const role = (identity: string) => applied("room-role", { identity });
    expect(["host_5", "host_", "guest_host_5", "Host_5", "host5", ""].map(role)).toEqual([
      "host",
      "host",
      "guest",
      "guest",
      "guest",
      "guest",
    ]);
  });
});

describe("a finished interview", () => {
  const finished = (input: object) => applied("room-finished", { identity: "guest_1", ...input });

  it("should be finished when the room says so [C4.17]", () => {
    expect(finished({ info: { finished: true } })).toBe(true);
    expect(finished({ info: { finished: false } })).toBe(false);
    expect(finished({})).toBe(false);
  });

  it("should be finished when it was before, for the same identity only [C4.17]", () => {
    expect(finished({ stored: { identity: "guest_1" } })).toBe(true);
    expect(finished({ stored: { identity: "guest_2" } })).toBe(false);
    expect(finished({ stored: { identity: null }, identity: null })).toBe(false);
  });

  it("should be finished for a guest when a 403 reports a ban [C4.16 C8.01]", () => {
    expect(finished({ error: { status: 403, message: "You were BANNED from this room" } })).toBe(true);
    expect(finished({ error: { status: 403, message: "Not now" } })).toBe(false);
    expect(finished({ error: { status: 404, message: "banned" } })).toBe(false);
    expect(finished({ error: { status: 403 } })).toBe(false);
  });

  it("should never be finished for a host by a ban [C4.16]", () => {
    expect(finished({ identity: "host_1", error: { status: 403, message: "banned" } })).toBe(false);
  });
});

describe("questionnaire answers", () => {
  const now = 1_700_000_000_000;
  const participant = (identity: string, name: string, age = 0) => ({
    identity,
    name,
    answers: [{ title: "Why", answer: "So", key: "q1" }],
    timestamp: now - age,
  });
  const kept = (participants: readonly object[]) => applied("room-answers", { participants, now });

  it("should be dropped once they are older than three hours [C4.18 C9.04]", () => {
    const old = participant("a", "Ann", 10_800_000);
    expect(kept([old, participant("b", "Bob", 10_800_001)])).toEqual([old]);
  });

  it("should be sorted by name whatever the case, then by identity [C4.19]", () => {
    const [zoe, anna2, anna1, host] = [
      participant("4", "Zoe"),
      participant("2", "anna"),
      participant("1", "Anna"),
      participant("host_9", "Mia"),
    ];
    expect(kept([zoe, anna2, host, anna1])).toEqual([anna1, anna2, host, zoe]);
  });

  it("should be returned as given [C3.52]", () => {
    const bare = { identity: "x", timestamp: now, room: "r1" };
    expect(kept([bare])).toEqual([bare]);
  });

  it("should be replaced by a new answer of the same key [C3.52]", () => {
    const answers = [
      { key: "q1", answer: "a" },
      { key: "q2", answer: "b" },
    ];
    expect(withAnswer(answers, { key: "q1", answer: "c" })).toEqual([
      { key: "q1", answer: "c" },
      { key: "q2", answer: "b" },
    ]);
    expect(withAnswer(answers, { key: "q3", answer: "c" })).toEqual([...answers, { key: "q3", answer: "c" }]);
  });

  it("should be kept exactly while they are recent enough, in an order independent of the input [C4.18 C4.19]", () => {
    fc.assert(
      fc.property(someParticipants(now), ({ young, old }) => {
        const found = keptParticipants([...old, ...young], now);
        expect(new Set(found)).toEqual(new Set(young));
        expect(keptParticipants([...young, ...old].toReversed(), now)).toEqual(found);
        expect(found.every(({ timestamp }) => now - timestamp <= answersKeptFor)).toBe(true);
      }),
    );
  });
});
