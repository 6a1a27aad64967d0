import { describe, expect, it } from "vitest";
import { loginInfoOf } from "../../../core/auth/login-answer.rule.ts";
import { linkOf } from "../../../core/auth/oidc-link.rule.ts";
import { planInfo, trialEnd } from "../../../core/auth/plan-info.rule.ts";
import { contactKey, emailOrMobile } from "../../../core/auth/portal-credentials.rule.ts";

const info = { password: true, mail: true, oidc_url: null, sign_up: true, demo_accounts: [], message: null };

describe("loginInfoOf", () => {
  it.each([
    ["an empty list", []],
    ["the action validate_okta", { action: "validate_okta" as const }],
  ])("should redirect to the root for %s [C2.12]", (_what, answer) => {
    expect(loginInfoOf(answer)).toBeNull();
  });
  it("should show the sign-in options", () => {
    expect(loginInfoOf(info)).toBe(info);
  });
});

describe("planInfo", () => {
  it.each([
    ["free", "free"],
    ["Starter", "starter"],
    [" PRO ", "pro"],
    ["gold", "starter"],
    ["", "starter"],
    [null, "starter"],
  ])("should read %j as the plan %s", (name, plan) => {
    expect(planInfo(name).plan).toBe(plan);
  });
  it("should give a trial of its days, and none for a free plan", () => {
    expect(trialEnd(planInfo("pro"), 1_000)).toBe(1_000 + 14 * 86_400);
    expect(trialEnd(planInfo("free"), 1_000)).toBe(0);
  });
});

describe("linkOf", () => {
  const person = { issuer: "https://id.example", subject: "s", email: "a@b.example", email_verified: true };
  const free = { active: true, activated: true, issuer: null, subject: null };
  const own = { active: true, activated: true, issuer: "https://id.example", subject: "s" };
  it.each([
    ["the linked account, whatever the email says", person, own, free, "linked"],
    ["the linked account although the email is not verified", { ...person, email_verified: false }, own, null, "linked"],
    ["nobody when the linked account is archived", person, { ...own, active: false }, free, "refuse"],
    ["the account of a verified email", person, null, free, "link-by-email"],
    ["nobody yet when the account was never confirmed", person, null, { ...free, activated: false }, "unconfirmed"],
    ["the invitation of a verified email", person, null, { ...free, activated: false, invitation: "open" }, "accept-invitation"],
    ["nobody with an old invitation", person, null, { ...free, activated: false, invitation: "expired" }, "invitation-expired"],
    [
      "nobody with an invitation and an email that is not verified",
      { ...person, email_verified: false },
      null,
      { ...free, activated: false, invitation: "open" },
      "refuse",
    ],
    ["nobody by an email that is not verified", { ...person, email_verified: false }, null, free, "refuse"],
    ["nobody when the account is linked to another person", person, null, { ...own, subject: "other" }, "refuse"],
    ["nobody when the account is archived", person, null, { ...free, active: false }, "refuse"],
    ["nobody without an account", person, null, null, "refuse"],
  ] as const)("should choose %s", (_what, who, linked, byEmail, expected) => {
    expect(linkOf(who, linked, byEmail)).toBe(expected);
  });
});

describe("contactKey", () => {
  it.each([
    [{ email: " Ann@Example.org " }, { kind: "email", value: "ann@example.org" }],
    [{ mobile: "(212) 555-0142" }, { kind: "mobile", value: "+12125550142" }],
    [{ mobile: "+44 7911 123456" }, { kind: "mobile", value: "+447911123456" }],
    [{ mobile: " 12 " }, { kind: "mobile", value: "12" }],
    [
      { email: "a@b.example", mobile: "1" },
      { kind: "email", value: "a@b.example" },
    ],
    [{}, null],
  ])("should find %j", (typed, key) => {
    expect(contactKey(typed)).toEqual(key);
  });
});

describe("emailOrMobile", () => {
  it.each([
    [" ann@example.org ", { email: "ann@example.org" }],
    ["ann@", { email: "ann@" }],
    ["212 555 0142", { mobile: "212 555 0142" }],
  ])("should read %j [C3.59]", (text, typed) => {
    expect(emailOrMobile(text)).toEqual(typed);
  });
});
