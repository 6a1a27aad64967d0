import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { providerWord } from "../../../core/lesson-forms/provider-message.rule.ts";
import { ProvidedType } from "../../../core/lessons/shown/provider-card.rule.ts";

const types = Object.keys(ProvidedType.keys).filter(ProvidedType.is);
const done = { kind: "done", answer: { done: true } };
const at = "2026-12-01T09:30:00.000Z";
const time = Date.UTC(2026, 11, 1, 9, 30) / 1000;
const booked = (data: unknown) => ({ originator: "CAL", type: "bookingSuccessful", fullType: "CAL:lesson:bookingSuccessful", data });

const spoken = [
  ["typeform", "https://form.typeform.com/to/1", { type: "form-submit", formId: "1", responseId: "r" }, done],
  ["jotform", "https://form.jotform.com/1", { action: "submission-completed", formID: "1" }, done],
  ["calendly", "https://calendly.com/a/b", { event: "calendly.event_scheduled", payload: {} }, done],
  ["cal", "https://cal.com/a/b/embed", booked({ date: at }), { kind: "done", answer: { done: true, time } }],
  ["cal", "https://cal.com/a/b/embed", booked({ booking: { startTime: at } }), { kind: "done", answer: { done: true, time } }],
  ["cal", "https://cal.com/a/b/embed", booked({ date: "soon" }), { kind: "done", answer: { done: true, time: null } }],
  [
    "cal",
    "https://cal.com/a/b/embed",
    { originator: "CAL", type: "__iframeReady", data: {} },
    { kind: "reply", message: { originator: "CAL", method: "parentKnowsIframeReady" } },
  ],
  ["custom", "https://apps.example/x", { type: "lesson-item", action: "complete" }, { kind: "done", answer: { done: true, points: null } }],
  [
    "custom",
    "https://apps.example/x",
    { type: "lesson-item", action: "complete", points: 1200 },
    { kind: "done", answer: { done: true, points: 1200 } },
  ],
  ["signwell", "https://www.signwell.com/e/1", { event: "completed", id: "d" }, { kind: "check" }],
] as const;

const originOf = (address: string): string => new URL(address).origin;

describe("a message of a provider", () => {
  it.each(spoken)("should be understood from %s at %s: %o [B3.21 B3.23 B3.24 B3.27 B3.28 B3.29]", (type, address, data, word) => {
    expect(providerWord(type, address, { origin: originOf(address), data })).toEqual(word);
  });

  it.each(spoken)("should be ignored in the name of %s from a foreign origin [B3.21 B3.23 B3.24 B3.27 B3.29]", (type, address, data) => {
    for (const origin of [
      "https://evil.example",
      "null",
      "",
      `${originOf(address)}.evil.example`,
      originOf(address).replace("https", "http"),
    ])
      expect(providerWord(type, address, { origin, data })).toBe(null);
  });

  it("should be understood from any host of the provider that was framed, and from no other provider's", () => {
    const data = { action: "submission-completed" };
    expect(providerWord("jotform", "https://form.jotform.com/1", { origin: "https://submit.jotform.com", data })).toEqual(done);
    expect(providerWord("jotform", "https://form.jotform.com/1", { origin: "https://notjotform.com", data })).toBe(null);
    expect(providerWord("jotform", "https://own.example/form", { origin: "https://submit.jotform.com", data })).toBe(null);
  });

  it.each([-1, 1201, Number.NaN, "5", {}])("should not complete a custom page with %o points", (points) => {
    const data = { type: "lesson-item", action: "complete", points };
    expect(providerWord("custom", "https://a.example/", { origin: "https://a.example", data })).toBe(null);
  });

  it("should complete nothing in another shape, whatever is sent", () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), fc.anything(), (type, data) => {
        expect(providerWord(type, "https://a.example/", { origin: "https://a.example", data })).toBe(null);
      }),
    );
  });

  it("should never complete an embedded page, which is done when it is shown [B3.07]", () => {
    for (const [, , data] of spoken) expect(providerWord("embed", "https://a.example/", { origin: "https://a.example", data })).toBe(null);
  });
});
