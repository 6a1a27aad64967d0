import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterAttempt,
  answerDetail,
  attemptDelay,
  attemptRefusal,
  isTransportTrouble,
  longestTry,
} from "../../../core/outbox/after-attempt.rule.ts";
import type { TransportAnswer } from "../../../core/outbox/transport-answer.model.ts";

const now = 1_000_000;
const fresh = { created_at: now, secret_until: null, attempts: 1 };
const smtp = (code: number, about: "message" | "connection" = "message"): TransportAnswer => ({
  kind: "smtp",
  about,
  code,
  said: "Words of the server",
});
const http = (status: number): TransportAnswer => ({ kind: "http", status, said: "Words of the server" });
const away: TransportAnswer = { kind: "unreachable", said: "connect ECONNREFUSED" };

describe("the consequence of an attempt to send a message", () => {
  it.each<[string, TransportAnswer, object]>([
    ["a mail that was taken over", { kind: "accepted", id: null }, { state: "sent", keeps: false, id: null }],
    ["a text that was taken over", { kind: "accepted", id: "SM1" }, { state: "sent", keeps: false, id: "SM1" }],
    ["a message kept for the demo", { kind: "kept" }, { state: "sent", keeps: true, id: null }],
    ["a full mailbox, 452", smtp(452), { state: "queued", at: now + 15 }],
    ["a busy server, 421", smtp(421), { state: "queued", at: now + 15 }],
    ["an unknown recipient, 550", smtp(550), { state: "failed", reason: "refused" }],
    ["a mail that is taken for spam, 554", smtp(554), { state: "failed", reason: "refused" }],
    ["a login that is refused, 535, which the operator can mend", smtp(535, "connection"), { state: "queued", at: now + 15 }],
    ["a server that is away", away, { state: "queued", at: now + 15 }],
    ["a number that takes no texts, 400", http(400), { state: "failed", reason: "refused" }],
    ["too many texts, 429", http(429), { state: "queued", at: now + 15 }],
    ["a wrong token, 401, which the operator can mend", http(401), { state: "queued", at: now + 15 }],
    ["a fault of the provider, 503", http(503), { state: "queued", at: now + 15 }],
    ["no transport", { kind: "absent" }, { state: "failed", reason: "not_set_up" }],
    ["no number to text from", { kind: "no_line" }, { state: "failed", reason: "no_line" }],
  ])("should be right for %s", (_what, answer, next) => {
    expect(afterAttempt(answer, fresh, now)).toEqual(next);
  });

  it("should wait longer each time, four hours at most", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(attemptDelay)).toEqual([15, 45, 135, 405, 1_215, 3_645, 10_935, 14_400, 14_400]);
  });

  it("should give up once the next attempt would be a day after the message was written", () => {
    const message = { ...fresh, attempts: 8 };
    expect(afterAttempt(away, message, now + longestTry - 14_401)).toEqual({ state: "queued", at: now + longestTry - 1 });
    expect(afterAttempt(away, message, now + longestTry - 14_400)).toEqual({ state: "failed", reason: "gave_up" });
  });

  it("should never send an expired secret", () => {
    const pin = { created_at: now, secret_until: now + 600, attempts: 4 };
    expect(afterAttempt(away, pin, now + 194)).toEqual({ state: "queued", at: now + 599 });
    expect(afterAttempt(away, pin, now + 195)).toEqual({ state: "failed", reason: "expired" });
    expect(attemptRefusal(pin, now + 599)).toBeNull();
    expect(attemptRefusal(pin, now + 600)).toBe("expired");
    expect(attemptRefusal(fresh, now + longestTry)).toBe("gave_up");
  });

  it("should end every message after the maximum of attempts, within a day", () => {
    const answers = fc.oneof(
      fc.constantFrom<TransportAnswer>(away, smtp(421), http(503), smtp(454, "connection")),
      fc.integer({ min: 400, max: 499 }).map((code) => smtp(code)),
    );
    fc.assert(
      fc.property(
        fc.array(answers, { minLength: 40, maxLength: 40 }),
        fc.option(fc.integer({ min: 1, max: 2 * longestTry })),
        (all, life) => {
          const message = { created_at: now, secret_until: life === null ? null : now + life };
          let at = now;
          const ends = all.findIndex((answer, place) => {
            expect(attemptRefusal(message, at)).toBeNull();
            const next = afterAttempt(answer, { ...message, attempts: place + 1 }, at);
            if (next.state === "queued") {
              expect(next.at).toBeGreaterThan(at);
              at = next.at;
              return false;
            }
            expect(next).toEqual({ state: "failed", reason: expect.stringMatching(life === null ? /^gave_up$/ : /^(gave_up|expired)$/) });
            return true;
          });
          expect(ends).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThan(now + longestTry);
        },
      ),
    );
  });

  it("should distinguish transport failures from message failures", () => {
    expect([away, smtp(535, "connection"), http(503), http(401)].map(isTransportTrouble)).toEqual([true, true, true, true]);
    expect([smtp(450), smtp(550), http(400), { kind: "accepted", id: null } as const].map(isTransportTrouble)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it("should keep the provider's response, on one line and truncated", () => {
    expect(answerDetail(smtp(550))).toBe("550 Words of the server");
    expect(answerDetail({ kind: "unreachable", said: "a\r\n  b" })).toBe("a b");
    expect(answerDetail({ kind: "unreachable", said: "x".repeat(1_000) })).toHaveLength(300);
    expect(answerDetail({ kind: "accepted", id: null })).toBeNull();
  });
});
