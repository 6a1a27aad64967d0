import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideOrgChange } from "../../../core/organisation/decide-org-change.rule.ts";
import { frameOrigin } from "../../../core/organisation/frame-origin.rule.ts";
import { isKeyDue, opensSecrets } from "../../../core/organisation/org-key.rule.ts";
import type { OrgSettings } from "../../../core/organisation/org-settings.model.ts";

const known: OrgSettings = {
  org_id: 1,
  name: "Harbor",
  domain: "harbor.example",
  timezone: "UTC",
  plan: "starter",
  trial_end: 0,
  features: ["include_portal", "tags", "beta_reports"],
  offered: ["include_portal", "tags", "teams"],
  meta: { crm: "acme", features: { portal_messaging: false }, field_sections: [] },
  owner: null,
  idle_hours: 12,
  session_days: 14,
  single_sign_on: true,
  single_sign_on_only: false,
  frame_origins: [],
  key_id: null,
  public_key: null,
  public_encryption_key: null,
  version: 3,
  created_at: 1,
};
const errors = (answer: ReturnType<typeof decideOrgChange>): unknown =>
  E.isLeft(answer) ? ("errors" in answer.left ? answer.left.errors : answer.left.tag) : null;

describe("a change of the organisation's settings", () => {
  it("should keep what it does not name, and facts that follow from other settings out of what is stored", () => {
    expect(decideOrgChange(known, { version: 3, name: " Harbor School " })).toEqual(
      E.right({
        name: "Harbor School",
        domain: "harbor.example",
        timezone: "UTC",
        features: known.features,
        meta: { crm: "acme" },
        idle_hours: 12,
        session_days: 14,
        single_sign_on_only: false,
        frame_origins: [],
      }),
    );
  });

  it("should switch features of the plan, and keep those that no plan has", () => {
    const decided = decideOrgChange(known, { version: 3, features: ["teams"] });
    expect(E.isRight(decided) ? decided.right.features : null).toEqual(["beta_reports", "teams"]);
    expect(errors(decideOrgChange(known, { version: 3, features: ["workflows"] }))).toEqual({
      features: ["“workflows” is not part of your plan."],
    });
  });

  it("should name each field that is wrong and what it expects", () => {
    expect(
      errors(decideOrgChange(known, { version: 3, name: " ", domain: "https://x.example/a", timezone: "Mars", meta: { features: {} } })),
    ).toEqual({
      name: ["Enter the name of your organisation."],
      domain: ["“https://x.example/a” is not a domain. Enter one like example.com, without https:// and path."],
      timezone: ["“Mars” is not a time zone. Choose one of the list, such as Europe/Berlin."],
      meta: ["“features” follows from other settings and cannot be set here."],
    });
    expect(errors(decideOrgChange(known, { version: 3, meta: { text: "x".repeat(10_000) } }))).toEqual({
      meta: ["These facts have 10011 characters as JSON. Store at most 10000."],
    });
    expect(errors(decideOrgChange(known, { version: 2, name: "Other" }))).toBe("conflict");
  });
});

describe("the sites that may show portals", () => {
  it.each([
    ["https://intranet.example.com", "https://intranet.example.com"],
    [" HTTPS://Intranet.Example.com/ ", "https://intranet.example.com"],
    ["https://intranet.example.com:443", "https://intranet.example.com"],
    ["https://intranet.example.com:8443", "https://intranet.example.com:8443"],
  ])("should take %s as %s", (typed, origin) => {
    expect(frameOrigin(typed)).toBe(origin);
  });

  it.each([
    "http://intranet.example.com",
    "https://*.example.com",
    "https://example.com/path",
    "https://user@example.com",
    "https://example.com?x",
    "https://example.com; script-src *",
    "https://example.com https://evil.example",
    "https://localhost",
    "https://127.0.0.1",
    "https://example.com:0",
    "https://example.com:65536",
    "'self'",
    "*",
    "",
  ])("should refuse %j", (typed) => {
    expect(frameOrigin(typed)).toBe(null);
    expect(errors(decideOrgChange(known, { version: 3, frame_origins: ["https://a.example", typed] }))).toHaveProperty("frame_origins");
  });

  it("should be stored once each", () => {
    const decided = decideOrgChange(known, { version: 3, frame_origins: ["https://a.example", "https://A.example/"] });
    expect(E.isRight(decided) ? decided.right.frame_origins : null).toEqual(["https://a.example"]);
  });
});

describe("single sign-on alone", () => {
  it("should be refused where the server has no provider, and stay switchable to off", () => {
    const without = { ...known, single_sign_on: false };
    expect(errors(decideOrgChange(without, { version: 3, single_sign_on_only: true }))).toHaveProperty("single_sign_on_only");
    expect(errors(decideOrgChange({ ...without, single_sign_on_only: true }, { version: 3, single_sign_on_only: false }))).toBe(null);
    expect(errors(decideOrgChange(known, { version: 3, single_sign_on_only: true }))).toBe(null);
  });
});

describe("the key pair of an organisation", () => {
  it("should be replaced after a year, and open secrets for 30 days after that", () => {
    const day = 86_400;
    expect([isKeyDue(0, 365 * day - 1), isKeyDue(0, 365 * day)]).toEqual([false, true]);
    expect([opensSecrets(null, 400 * day), opensSecrets(0, 30 * day - 1), opensSecrets(0, 30 * day)]).toEqual([true, true, false]);
  });
});
