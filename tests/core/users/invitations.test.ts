import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { addressTaken, decideAcceptance, decideInvitation, decideReinvite } from "../../../core/users/decide-invitation.rule.ts";
import { nameOfAddress } from "../../../core/users/name-of-address.rule.ts";
import { pastedAddresses } from "../../../core/users/pasted-addresses.rule.ts";
import { userState } from "../../../core/users/user-state.rule.ts";

const teams = new Set([1, 2]);
const day = 24 * 3600;
const why = (result: E.Either<Parameters<typeof failureMessage>[0], unknown>): string | null =>
  E.isLeft(result) ? failureMessage(result.left) : null;

describe("decideInvitation", () => {
  it("should store the address in lower case, a guessed name and the first permissions", () => {
    expect(decideInvitation(teams, { email: " Maria.Lopez+work@Example.org ", role: "user", teams: [2, 2] })).toEqual(
      E.right({
        email: "maria.lopez+work@example.org",
        first_name: "Maria",
        last_name: "Lopez",
        role: "user",
        teams: [2],
        flags: ["contacts", "add_contacts", "lessons", "campaigns", "reports"],
      }),
    );
    expect(decideInvitation(teams, { email: "m@example.org", first_name: " Mo ", role: "admin", teams: [] })).toMatchObject({
      right: { first_name: "Mo", last_name: "", flags: [] },
    });
  });

  it.each([
    [{ email: "maria", role: "user", teams: [] }, "“maria” is not an email address."],
    [{ email: "m@example.org", role: "owner", teams: [] }, "An organisation has one owner. Choose another role."],
    [{ email: "m@example.org", role: "guest", teams: [] }, 'Team is required for "Guest" user'],
    [{ email: "m@example.org", role: "user", teams: [3] }, "One of the chosen teams no longer exists. Choose among those that are there."],
  ] as const)("should refuse %j", (invitee, message) => {
    expect(why(decideInvitation(teams, invitee))).toBe(message);
  });

  it("should say whether the user of a taken address can be restored", () => {
    expect(failureMessage(addressTaken(null))).toBe("Somebody already uses this email address.");
    expect(failureMessage(addressTaken({ name: "Ana Alves", status: 1 }))).toBe("Somebody already uses this email address.");
    expect(failureMessage(addressTaken({ name: "Ana Alves", status: 0 }))).toBe(
      "Ana Alves has this email address and is archived. Restore Ana Alves instead.",
    );
  });
});

describe("The time of an invitation", () => {
  it("should make the user invited for seven days, then expired, until it is accepted", () => {
    expect(userState({ status: 1, invited_at: 100 }, 100 + 7 * day - 1)).toBe("invited");
    expect(userState({ status: 1, invited_at: 100 }, 100 + 7 * day)).toBe("expired");
    expect(userState({ status: 1, invited_at: null }, 100)).toBe("active");
    expect(userState({ status: 0, invited_at: 100 }, 100)).toBe("archived");
  });

  it("should allow acceptance exactly while it is pending", () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 1), fc.option(fc.nat(20 * day)), fc.nat(20 * day), (status, invited_at, now) => {
        expect(E.isRight(decideAcceptance({ status, invited_at }, now))).toBe(userState({ status, invited_at }, now) === "invited");
      }),
    );
    expect(E.isLeft(decideAcceptance(null, 0))).toBe(true);
  });

  it("should be sent again once a minute, also when it has expired, and not to users without one", () => {
    const of = (status: number, invited_at: number | null, now: number) => why(decideReinvite({ status, invited_at, name: "Ana" }, now));
    expect(of(1, 100, 159)).toBe("The invitation was sent less than a minute ago. Wait a moment, then send it again.");
    expect(of(1, 100, 160)).toBe(null);
    expect(of(1, 100, 100 + 30 * day)).toBe(null);
    expect(of(1, null, 160)).toBe("Ana has no pending invitation.");
    expect(of(0, 100, 900)).toBe("Ana is archived. Restore Ana first.");
  });
});

describe("pastedAddresses", () => {
  it.each([
    ["a@x.org b@x.org", ["a@x.org", "b@x.org"]],
    ["Ana Alves <a@x.org>, Bo <b@x.org>;c@x.org\nd@x.org", ["a@x.org", "b@x.org", "c@x.org", "d@x.org"]],
    ["a@x.org, A@X.org ,, nonsense", ["a@x.org", "nonsense"]],
    ["  \n ", []],
  ])("should read %j", (text, expected) => {
    expect(pastedAddresses(text)).toEqual(expected);
  });

  it("should name each address once and read its own result as the same", () => {
    fc.assert(
      fc.property(fc.array(fc.emailAddress()), (emails) => {
        const read = pastedAddresses(emails.join("\n"));
        expect(pastedAddresses(read.join(", "))).toEqual(read);
        expect(new Set(read.map((email) => email.toLowerCase())).size).toBe(read.length);
      }),
    );
  });
});

describe("nameOfAddress", () => {
  it.each([
    ["maria.lopez@x.org", "Maria", "Lopez"],
    ["jo_van-dyk+team@x.org", "Jo", "Van Dyk"],
    ["info@x.org", "Info", ""],
  ])("should read %s", (email, first_name, last_name) => {
    expect(nameOfAddress(email)).toEqual({ first_name, last_name });
  });
});
