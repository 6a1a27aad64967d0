import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { passwordRefusal } from "../../../core/auth/sign-in-gate.rule.ts";
import { forbidden } from "../../../core/kernel/failure.ts";
import { closingRefusals, isOwnClosed } from "../../../core/organisation/closing-refusals.ts";
import { closedLongEnough, decideClosing, erasedAt } from "../../../core/organisation/closing.rule.ts";

const day = 86_400;
const facts = { role: "user", org_name: "Harbor", single_sign_on_only: false, closed_at: null };
const way = { hasProvider: true, takesBack: false };

describe("closing an organisation", () => {
  it("should need its name as it is stored, apart from spaces around it", () => {
    expect(decideClosing("Harbor School", " Harbor School ")).toEqual(E.right(undefined));
    for (const typed of ["", "harbor school", "Harbor"]) expect(E.isLeft(decideClosing("Harbor School", typed))).toBe(true);
  });

  it("should erase it 30 days later, and remind three days before", () => {
    expect(erasedAt(0)).toBe(30 * day);
    expect(closedLongEnough(30 * day)).toEqual({ reminder: 3 * day, erasure: 0 });
  });
});

describe("signing in with a password", () => {
  it("should be open to staff of an open organisation", () => {
    expect(passwordRefusal(facts, way, 0)).toBe(null);
  });

  it("should be refused where staff sign in at the provider alone, except to the owner and while there is no provider", () => {
    const only = { ...facts, single_sign_on_only: true };
    expect(passwordRefusal(only, way, 0)?.code).toBe("sign_on_only");
    expect(passwordRefusal({ ...only, role: "admin" }, way, 0)?.code).toBe("sign_on_only");
    expect(passwordRefusal({ ...only, role: "owner" }, way, 0)).toBe(null);
    expect(passwordRefusal(only, { ...way, hasProvider: false }, 0)).toBe(null);
  });

  it("should lead into a closed organisation only its owner who takes it back, for 30 days", () => {
    const closed = { ...facts, closed_at: 0 };
    const owner = { ...closed, role: "owner" };
    const back = { ...way, takesBack: true };
    expect(passwordRefusal(closed, back, 1)?.code).toBe("org_closed");
    expect(passwordRefusal(owner, way, 1)).toEqual(closingRefusals.org_closed_yours({ org: "Harbor", day: "1970-01-31" }));
    expect(passwordRefusal(owner, back, 30 * day - 1)).toBe(null);
    expect(passwordRefusal(owner, back, 30 * day)?.code).toBe("org_erased");
  });

  it("should tell pages whether to offer taking it back", () => {
    expect(isOwnClosed(forbidden(closingRefusals.org_closed_yours({ org: "Harbor", day: "1970-01-31" })))).toBe(true);
    expect(isOwnClosed(forbidden(closingRefusals.org_closed({ org: "Harbor" })))).toBe(false);
    expect(isOwnClosed(null)).toBe(false);
  });
});
