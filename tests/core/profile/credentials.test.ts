import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { emailLeftLetter, newEmailLetter } from "../../../core/outbox/account-letters.rule.ts";
import { letterText } from "../../../core/outbox/letter.model.ts";
import { MobileChange, PinChange } from "../../../core/profile/credentials.model.ts";
import { decideEmailAgain, decideEmailChange, newEmailLimits } from "../../../core/profile/decide-email-change.rule.ts";
import { isPin, newPinProblem, pinTries, wrongPin } from "../../../core/profile/pin.rule.ts";
import { isGoodPassword } from "../../../core/validation/password-checks.rule.ts";

const current_password = "old";

describe("a change of the mobile number", () => {
  it("should normalise the number, treat an empty one as none, and refuse an invalid one and a missing password", () => {
    expect(MobileChange.decode({ current_password, mobile: "(212) 555-1234" })).toMatchObject({ right: { mobile: "+12125551234" } });
    for (const mobile of ["", "  ", null])
      expect(MobileChange.decode({ current_password, mobile })).toMatchObject({ right: { mobile: null } });
    expect(MobileChange.decode({ current_password, mobile: "12" })._tag).toBe("Left");
    expect(MobileChange.decode({ mobile: "(212) 555-1234" })._tag).toBe("Left");
  });
});

describe("a PIN", () => {
  it.each([
    ["271828", null],
    ["123457", null],
    ["000000", "This PIN is easy to guess. Choose other digits."],
    ["123456", "This PIN is easy to guess. Choose other digits."],
    ["987654", "This PIN is easy to guess. Choose other digits."],
    ["12345", "A PIN has six digits."],
    ["1234567", "A PIN has six digits."],
    ["27182x", "A PIN has six digits."],
    [271828, "A PIN has six digits."],
  ])("should be judged when it is chosen: %j", (pin, problem) => {
    expect(newPinProblem(pin)?.message ?? null).toBe(problem);
    expect(PinChange.decode({ current_password, pin })._tag).toBe(problem === null ? "Right" : "Left");
  });

  it("should never be a password, so that one field takes both", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 999_999 }), (n) => !isGoodPassword(String(n).padStart(6, "0"))));
    expect([isPin("271828"), isPin(" 271828"), isPin("")]).toEqual([true, false, false]);
  });

  it("should say how many tries are left, and ask for the password after five", () => {
    expect([1, 4, pinTries, 9].map((failures) => wrongPin(failures).message)).toEqual([
      "This PIN is not right. Tries left: 4.",
      "This PIN is not right. Tries left: 1.",
      "Too many wrong PINs. Enter your password instead.",
      "Too many wrong PINs. Enter your password instead.",
    ]);
  });
});

describe("another email address", () => {
  const facts = { current: "uma@harbor.example", isTaken: false, canMail: true };
  it("should be stored in lower case, and refused if it is the one in force, used by a user, or cannot be mailed", () => {
    expect(decideEmailChange(" Uma@Sea.example ", facts)).toEqual(E.right("uma@sea.example"));
    expect(decideEmailChange("UMA@harbor.example", facts)).toMatchObject({
      left: { errors: { email: ["This is your email address already."] } },
    });
    expect(decideEmailChange("a@b.example", { ...facts, isTaken: true })).toMatchObject({
      left: { errors: { email: ["Somebody already uses this email address."] } },
    });
    expect(decideEmailChange("a@b.example", { ...facts, canMail: false })).toMatchObject({
      left: { tag: "conflict", code: "mail_not_set_up" },
    });
  });

  it("should be asked for again once a minute, while one is waiting", () => {
    const waiting = { new_email: "a@b.example", new_email_at: 1_000 };
    expect(decideEmailAgain(waiting, 1_000 + newEmailLimits.again)).toEqual(E.right("a@b.example"));
    expect(decideEmailAgain(waiting, 999 + newEmailLimits.again)).toMatchObject({ left: { code: "email_sent_just_now" } });
    expect(decideEmailAgain({ new_email: null, new_email_at: null }, 1_000)).toMatchObject({ left: { code: "no_waiting_email" } });
  });

  it("should be mailed a link, and the address in force a notice without one, in both languages", () => {
    const about = { name: "Uma", email: "uma@sea.example", days: 7 };
    for (const language of ["en", "es"] as const) {
      expect(letterText(newEmailLetter(language, about, "https://c.example/ui/activate#token=x"))).toContain(
        "\nhttps://c.example/ui/activate#token=x",
      );
      expect(emailLeftLetter(language, about)).toMatchObject({ language, action: null });
      expect(letterText(emailLeftLetter(language, about))).toContain("uma@sea.example");
    }
    expect(emailLeftLetter("en", about).subject).not.toBe(emailLeftLetter("es", about).subject);
  });
});
