import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideOrgToken } from "../../../core/org-tokens/decide-org-token.rule.ts";
import { orgTokenLimits } from "../../../core/org-tokens/org-token.model.ts";

const names = ["Nightly export"];

describe("A new organisation token", () => {
  it("should act as a service user with the chosen permissions, an administrator with none of its own", () => {
    expect(decideOrgToken({ name: " Sync ", role: "user", flags: ["contacts", "contacts"] }, { names })).toEqual(
      E.right({ name: "Sync", role: "user", flags: ["contacts"] }),
    );
    expect(decideOrgToken({ name: "Sync", role: "admin", flags: ["contacts"] }, { names })).toEqual(
      E.right({ name: "Sync", role: "admin", flags: [] }),
    );
  });

  it("should be refused under the name of another, and beyond the limit", () => {
    expect(decideOrgToken({ name: "nightly EXPORT", role: "user" }, { names })).toMatchObject({
      left: { errors: { name: [expect.stringContaining("already")] } },
    });
    const many = Array.from({ length: orgTokenLimits.tokens }, (_, at) => `Token ${at}`);
    expect(decideOrgToken({ name: "One more", role: "user" }, { names: many })).toMatchObject({
      left: { errors: { name: [expect.stringContaining("50")] } },
    });
  });
});
