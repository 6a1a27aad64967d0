import { describe, expect, it } from "vitest";
import { ownSecretPinMessage, portalLinkSubject, signInPinMessage } from "../../../core/portal/portal-message.rule.ts";

const about = { portal: "Harbor Academy", pin: "012345", minutes: 10 };

describe("a message to a learner", () => {
  it.each([
    [null, "Your pin for Harbor Academy", "012345 is your pin for Harbor Academy. It works for 10 minutes."],
    ["en", "Your pin for Harbor Academy", "012345 is your pin for Harbor Academy. It works for 10 minutes."],
    ["es", "Tu pin para Harbor Academy", "012345 es tu pin para Harbor Academy. Funciona durante 10 minutos."],
  ] as const)("should be in the learner's language, English without one: %s", (language, subject, body) => {
    expect(signInPinMessage(language, about)).toEqual({ subject, body });
  });

  it("should say in both languages that a pin for secrets works once", () => {
    expect(ownSecretPinMessage("en", about).body).toContain("It works once, for 10 minutes.");
    expect(ownSecretPinMessage("es", about).body).toContain("Funciona una sola vez, durante 10 minutos.");
  });

  it("should name the portal by its title in the link", () => {
    expect([portalLinkSubject(null, "Harbor"), portalLinkSubject("es", "Harbor")]).toEqual(["Your link to Harbor", "Tu enlace a Harbor"]);
  });
});
