import fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { demoPassword } from "../../../adapters/server/demo/people.demo.ts";
import { commonPasswords } from "../../../core/validation/common-passwords.ts";
import { guessablePassword, ownWords } from "../../../core/validation/guessable-password.rule.ts";
import { newPasswordChecks } from "../../../core/validation/new-password.rule.ts";
import { commonPasswordsSource } from "../../setup/common-passwords.ts";

const owner = ["Olivia", "Owens", "olivia.owens@harbor.example", "Harbor Learning"];

describe("a password that is easy to guess", () => {
  it.each(["Password1!", "Qwerty12!", "P@ssw0rd123", "Welcome2026!", "Summer2026!", "w3lc0ME!!", "!Letmein1", "Abcd1234!", "Dragon#99"])(
    "should be found among the common ones with a few further characters: %s",
    (password) => {
      expect(guessablePassword(password, [], commonPasswords)).toBe("common");
    },
  );

  it.each(["Olivia26!", "0l1v1a-26", "Owens-2026", "HarborLearning1!", "OliviaOwens#1", "Harbor_26!"])(
    "should be found to be the owner's name, email or organisation: %s",
    (password) => {
      expect(guessablePassword(password, owner, new Set())).toBe("own");
    },
  );

  it.each([demoPassword, "Correct-horse-1", "Battery-staple-2", "Tr0ub4dor&3x", "aB3!aB3!", "Olivia-gardens-7"])(
    "should not be %s",
    (password) => {
      expect(guessablePassword(password, owner, commonPasswords)).toBeNull();
    },
  );

  it("should need six characters beyond any common password, at any position", () => {
    const added = fc.string({ unit: fc.constantFrom("~", "|", "{", "}"), minLength: 0, maxLength: 10 });
    fc.assert(
      fc.property(fc.constantFrom("dragon", "sunshine", "password"), added, added, (word, before, after) => {
        expect(guessablePassword(before + word.toUpperCase() + after, [], commonPasswords)).toBe(
          before.length + after.length < 6 ? "common" : null,
        );
      }),
    );
  });

  it("should match names as they are and as one word, and no domain of an email", () => {
    expect([...ownWords(owner)].toSorted()).toEqual(["harbor", "harborlearning", "learning", "olivia", "oliviaowens", "owens"]);
  });

  it("should be shown in the checklist only as far as it is known", () => {
    const five = { length: true, digit: true, upper: true, lower: true, special: true };
    expect(newPasswordChecks("Password1!", { own: null, common: null })).toEqual(five);
    expect(newPasswordChecks("Password1!", { own: owner, common: commonPasswords })).toEqual({ ...five, uncommon: false, foreign: true });
    expect(newPasswordChecks("", { own: owner, common: commonPasswords })).toMatchObject({ uncommon: false, foreign: false });
  });
});

describe("the list of common passwords", () => {
  it("should be the output of its script", () => {
    expect(readFileSync(new URL("../../../core/validation/common-passwords.ts", import.meta.url), "utf8")).toBe(commonPasswordsSource());
  });

  it("should contain about ten thousand in lower case, none shorter than the minimum", () => {
    expect(commonPasswords.size).toBeGreaterThan(9_500);
    expect([...commonPasswords].filter((word) => word !== word.toLowerCase() || word.length < 4)).toEqual([]);
  });
});
