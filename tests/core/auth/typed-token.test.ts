import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { sudoReason } from "../../../core/auth/sudo.rule.ts";
import { typedToken } from "../../../core/auth/typed-token.rule.ts";

const errorsOf = (read: E.Either<unknown, unknown>): unknown => (E.isLeft(read) ? read.left : null);

describe("a token that is named on a command line", () => {
  it("should be read with its scopes and its days, and be without limits where none are named", () => {
    expect(typedToken({ name: "Nightly", scope: ["contacts:read", "files:write"], days: "30" })).toEqual(
      E.right({ name: "Nightly", scopes: ["contacts:read", "files:write"], days: 30 }),
    );
    expect(typedToken({})).toEqual(E.right({}));
  });

  it.each([
    [
      { scope: ["contacts:reed"] },
      { errors: { scope: [expect.stringContaining("“contacts:reed”; expected an area with :read or :write")] } },
    ],
    [{ days: "7" }, { errors: { days: ["--days is “7”; expected 30, 90 or 365."] } }],
    [{ days: "soon" }, { errors: { days: ["--days is “soon”; expected 30, 90 or 365."] } }],
    [{ name: " " }, { errors: { name: ["--name needs 1 to 80 characters."] } }],
  ])("should be refused by its option, with what it accepts: %j", (typed, refused) => {
    expect(errorsOf(typedToken(typed))).toMatchObject(refused);
  });
});

describe("the reason of support", () => {
  it("should be required, and not be too long", () => {
    expect(sudoReason("  Ticket 12 ")).toEqual(E.right("Ticket 12"));
    expect(errorsOf(sudoReason("  "))).toMatchObject({ errors: { reason: [expect.stringContaining("Say why with --reason TEXT")] } });
    expect(errorsOf(sudoReason("x".repeat(501)))).toMatchObject({ errors: { reason: [expect.stringContaining("longer than 500")] } });
  });
});
