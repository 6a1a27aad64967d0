import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { letterColors } from "../../../core/outbox/letter-colors.rule.ts";
import { letterText, pinLetter, plainLetter } from "../../../core/outbox/letter.model.ts";
import { requestedLanguage } from "../../../core/outbox/requested-language.rule.ts";
import { activationLetter, billingLetter, resetLetter, trialLetter } from "../../../core/outbox/staff-letters.rule.ts";
import { isTextLost } from "../../../core/outbox/text-status.rule.ts";
import { canSend, waysOf } from "../../../core/outbox/ways.rule.ts";
import { contrast, readable, rgbOf } from "../../../core/theme/contrast.rule.ts";

const url = "https://cygnet.example.com/ui/reset-password/confirm#token=abc";

describe("letters", () => {
  it("should give the action in plain text, with the address on a line of its own", () => {
    expect(letterText(resetLetter("en", { name: "Rosa", minutes: 60 }, url))).toBe(
      `Hello Rosa,\n\nSomeone asked for a new password for your account. Choose one within 60 minutes:\n${url}\n\nIf it was not you, do nothing: your password stays as it is.`,
    );
    expect(letterText(pinLetter("es", { subject: "Tu pin", body: "123456 es tu pin." }, "123456"))).toBe("123456 es tu pin.");
    expect(letterText(plainLetter("en", "Hello", "One\nline\n\n\nTwo"))).toBe("One\nline\n\nTwo");
  });

  it.each([
    ["a reset", (language: "en" | "es") => resetLetter(language, { name: "Rosa", minutes: 60 }, url)],
    ["a confirmation", (language: "en" | "es") => activationLetter(language, { name: "Rosa" }, url)],
    ["a link to the billing", (language: "en" | "es") => billingLetter(language, { name: "Rosa", org: "Harbor" }, url)],
    ["a test", (language: "en" | "es") => trialLetter(language, "smtp.example.com:587")],
  ])("should be in the recipient's language: %s", (_what, letter) => {
    const [english, spanish] = [letter("en"), letter("es")];
    expect([english.language, spanish.language]).toEqual(["en", "es"]);
    expect(english.subject).not.toBe(spanish.subject);
    expect(letterText(english)).not.toBe(letterText(spanish));
    expect(english.action?.url).toBe(spanish.action?.url);
  });
});

describe("the language that a caller requests", () => {
  it.each([
    [null, "en"],
    ["es", "es"],
    ["es-MX,es;q=0.9,en;q=0.8", "es"],
    ["de, en;q=0.2, es;q=0.7", "es"],
    ["es;q=0, en;q=0.1", "en"],
    ["fr-FR", "en"],
    [";;;,,q=,es;q=x", "en"],
  ])("should be read from %s as %s", (header, language) => {
    expect(requestedLanguage(header)).toBe(language);
  });
});

describe("ways to send messages", () => {
  const [smtp, twilio] = [{}, {}];
  it.each([
    [
      { smtp, twilio, keepsMessages: false },
      { email: "provider", sms: "provider" },
    ],
    [
      { smtp, twilio: null, keepsMessages: true },
      { email: "provider", sms: "embedded" },
    ],
    [
      { smtp: null, twilio: null, keepsMessages: true },
      { email: "embedded", sms: "embedded" },
    ],
    [
      { smtp: null, twilio, keepsMessages: false },
      { email: "none", sms: "provider" },
    ],
  ])("should follow from the configuration", (configured, ways) => {
    expect(waysOf(configured)).toEqual(ways);
    expect(canSend(waysOf(configured), "email")).toBe(ways.email !== "none");
  });
});

describe("a carrier's delivery reports", () => {
  it("should mark a text as failed when it was not delivered, and change nothing otherwise", () => {
    expect(["accepted", "queued", "sending", "sent", "delivered", "read", "failed", "undelivered", ""].filter(isTextLost)).toEqual([
      "failed",
      "undelivered",
    ]);
  });
});

describe("the colours of emails", () => {
  it("should be readable in light and dark, whatever colour the organisation has", () => {
    const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(fc.option(color), fc.constantFrom("light" as const, "dark" as const), (primary, mode) => {
        const { card, page, text, quiet, link, button, onButton } = letterColors({ colors: { primary, main: null } }, mode);
        for (const [one, other] of [
          [text, card],
          [quiet, card],
          [link, card],
          [text, page],
          [onButton, button],
          [button, card],
        ] as const)
          expect(contrast(rgbOf(one), rgbOf(other)), `${one} on ${other}`).toBeGreaterThanOrEqual(readable);
      }),
    );
  });
});
