import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { afterDelivery, deliveryProblem, isGivenUp, retryWaits } from "../../../core/webhooks/after-delivery.rule.ts";
import { decideNewWebhook, decideWebhookChange } from "../../../core/webhooks/decide-webhook.rule.ts";
import { eventGroups, mayBeTold } from "../../../core/webhooks/webhook-events.rule.ts";
import { webhookState } from "../../../core/webhooks/webhook-list.view-model.ts";
import { webhookPayload } from "../../../core/webhooks/webhook-payload.rule.ts";
import type { NewWebhook } from "../../../core/webhooks/webhook.model.ts";

const now = 1_782_907_200;
const known = { isPrivate: (url: string) => url.includes("private"), count: 0 };
const asked: NewWebhook = { url: "https://a.example/hook", events: ["contact.create"], role: "user" };
const plain = { masked: new Set<string>(), dropped: new Set<string>() };

describe("After an attempt", () => {
  it("should wait 5 s, 5 min, 30 min, 2 h, 5 h and 10 h, then give up", () => {
    expect(retryWaits).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000]);
    const failed = { kind: "status", status: 500 } as const;
    retryWaits.forEach((wait, at) => expect(afterDelivery(failed, at + 1, now)).toEqual({ state: "due", at: now + wait }));
    expect(afterDelivery(failed, retryWaits.length + 1, now)).toEqual({ state: "dead" });
  });

  it("should count a status of 2xx alone as delivered, and say why any other was not", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.integer({ min: 1, max: 7 }), (status, attempts) => {
        const answer = { kind: "status", status } as const;
        const isSent = status >= 200 && status <= 299;
        expect(afterDelivery(answer, attempts, now).state === "sent").toBe(isSent);
        expect(deliveryProblem(answer) === null).toBe(isSent);
      }),
    );
  });

  it("should not retry what no retry can mend", () => {
    for (const kind of ["refused", "unreadable"] as const) expect(afterDelivery({ kind }, 1, now)).toEqual({ state: "dead" });
    for (const kind of ["slow", "unreachable"] as const) expect(afterDelivery({ kind }, 1, now).state).toBe("due");
  });

  it("should give a webhook up after five days of failures, and not a second before", () => {
    expect(isGivenUp({ failing_since: now - 5 * 86_400 }, now)).toBe(true);
    expect(isGivenUp({ failing_since: now - 5 * 86_400 + 1 }, now)).toBe(false);
    expect(isGivenUp({ failing_since: null }, now)).toBe(false);
  });
});

describe("A webhook", () => {
  it.each([
    "http://a.example",
    "https://",
    "https://user:pw@a.example",
    "ftp://a.example",
    "https://a.example:99999999",
    "javascript:alert(1)",
    "https://a b.example",
  ])("should refuse the address %s", (url) => {
    expect(decideNewWebhook({ ...asked, url }, known)).toMatchObject({
      left: { tag: "invalid", errors: { url: [expect.stringContaining("https://")] } },
    });
  });

  it("should be refused by name of the field: a private network, no events, events of administrators, too many", () => {
    const errors = (more: Partial<NewWebhook>, count = 0) => {
      const decided = decideNewWebhook({ ...asked, ...more }, { ...known, count });
      return E.isLeft(decided) && decided.left.tag === "invalid" ? Object.keys(decided.left.errors) : [];
    };
    expect(errors({ url: "https://private.example" })).toEqual(["url"]);
    expect(errors({ events: [] })).toEqual(["events"]);
    expect(errors({ events: ["user.invite"] })).toEqual(["events"]);
    expect(errors({ events: ["user.invite"], role: "admin" })).toEqual([]);
    expect(errors({}, 20)).toEqual(["url"]);
    expect(errors({}, 19)).toEqual([]);
  });

  it("should keep what a change leaves out, refuse one of an old state, and take a repeated one as done", () => {
    const stored = { url: asked.url, events: asked.events, role: "user", is_on: true, version: 3 } as const;
    expect(decideWebhookChange(stored, { version: 3, is_on: false }, known)).toEqual(
      E.right({ url: asked.url, events: asked.events, role: "user", is_on: false }),
    );
    expect(decideWebhookChange(stored, { version: 2, is_on: false }, known)).toMatchObject({ left: { tag: "conflict" } });
    expect(decideWebhookChange(stored, { version: 2, is_on: true }, known)).toEqual(E.right(null));
  });

  it("should offer members no events about people and settings, and administrators all", () => {
    const offered = (role: "admin" | "user") => eventGroups(role).map(({ group }) => group);
    expect(offered("user")).not.toEqual(expect.arrayContaining(["people"]));
    expect(offered("admin")).toEqual(expect.arrayContaining(["people", "organisation", "contacts"]));
    expect(mayBeTold("user", "contacts.export")).toBe(false);
  });

  it("should show its state by its last attempts", () => {
    const facts = { is_on: true, gave_up: false, succeeded_at: null, failed_at: null };
    expect(webhookState(facts)).toBe("new");
    expect(webhookState({ ...facts, succeeded_at: now })).toBe("working");
    expect(webhookState({ ...facts, succeeded_at: now, failed_at: now + 1 })).toBe("failing");
    expect(webhookState({ ...facts, is_on: false })).toBe("off");
    expect(webhookState({ ...facts, is_on: false, gave_up: true })).toBe("gaveUp");
  });
});

describe("A payload", () => {
  const entry = {
    at: now,
    action: "contact.update",
    actor: { kind: "staff", id: 7 },
    record: { type: "contact", id: "42" },
    before: { email: [], fields: { pay: 1, pin: "[secret]" } },
    after: { email: ["a@b.example"], fields: { pay: 2, pin: "[secret]" } },
    isErased: false,
  } as const;

  it("should leave out the fields that the role does not see, and mask secrets", () => {
    const { data, ...head } = webhookPayload(entry, "user", { ...plain, dropped: new Set(["pay"]) });
    expect(head).toEqual({ type: "contact.update", timestamp: "2026-07-01T12:00:00.000Z" });
    expect(data.changes).toEqual([
      { field: "email", before: [], after: ["a@b.example"], masked: false },
      { field: "fields.pin", before: null, after: null, masked: true },
    ]);
  });

  it("should tell members which other record changed, and nothing of its values", () => {
    const note = { ...entry, action: "note.create", before: null, after: { note: "Between us" } };
    expect(webhookPayload(note, "user", plain).data).toEqual({ record: entry.record, actor: entry.actor, changes: null });
    expect(webhookPayload(note, "admin", plain).data.changes).toEqual([
      { field: "note", before: null, after: "Between us", masked: false },
    ]);
  });

  it("should hold nothing of an erased person, and no values that are too long to send", () => {
    expect(webhookPayload({ ...entry, isErased: true }, "admin", plain).data.changes?.every(({ masked }) => masked)).toBe(true);
    expect(webhookPayload({ ...entry, after: { first_name: "x".repeat(300_000) } }, "admin", plain).data.changes).toBeNull();
  });
});
