import { describe, expect, it } from "vitest";
import { isOpenAccount, unconfirmedSeconds } from "../../../core/auth/confirmed-account.rule.ts";

describe("an account", () => {
  it.each([
    ["that is confirmed, however old", { activated: true, created_at: 0 }, 10 * unconfirmedSeconds, true],
    ["that is new", { activated: false, created_at: 100 }, 100, true],
    ["within its first day", { activated: false, created_at: 100 }, 99 + unconfirmedSeconds, true],
    ["after its first day", { activated: false, created_at: 100 }, 100 + unconfirmedSeconds, false],
  ] as const)("should be open, or closed, when it is one %s", (_which, account, now, expected) => {
    expect(isOpenAccount(account, now)).toBe(expected);
  });
});
