import { describe, expect, it } from "vitest";
import { applied } from "../apply-rule.ts";

const merge = (input: unknown): unknown => applied("contact-merge", input);

describe("two contacts merged", () => {
  it("should keep what the kept contact has and take what it lacks, as a dry run shows [B5.10]", () => {
    const kept = { first_name: "Ann", last_name: " ", age: 0, vip: false };
    const other = { first_name: "Anna", last_name: "Lee", age: 5, vip: true, city: "Rome" };
    const fields = { city: "string", first_name: "string", last_name: "string", age: "int", vip: "bool" };
    expect(merge({ kept, other, fields })).toEqual({
      result: { first_name: "Ann", last_name: "Lee", age: 0, vip: false, city: "Rome" },
      changes: [
        { field: "city", kept: null, other: "Rome", result: "Rome" },
        { field: "last_name", kept: " ", other: "Lee", result: "Lee" },
      ],
    });
  });

  it("should join lists, the kept ones first, without repetition", () => {
    const fields = { email: "email", mobile: "string", tags: "list", recruits: "related_contacts" };
    const kept = { email: ["a@b.co"], mobile: ["(212) 555-1234"], tags: ["VIP"], recruits: [1, 2] };
    const other = {
      email: ["A@B.co", "c@d.co"],
      mobile: ["+12125551234", "+442079460000"],
      tags: ["vip", "new", "", "New"],
      recruits: [2, "3"],
    };
    expect(merge({ kept, other, fields })).toMatchObject({
      result: { email: ["a@b.co", "c@d.co"], mobile: ["(212) 555-1234", "+442079460000"], tags: ["VIP", "new"], recruits: [1, 2, "3"] },
    });
  });

  it("should report no change where the other has nothing new", () => {
    const kept = { tags: ["a"], name: "x", empty: null };
    expect(merge({ kept, other: { tags: ["A"], name: "y", empty: [] }, fields: { tags: "list", name: "string", empty: "list" } })).toEqual({
      result: kept,
      changes: [],
    });
    expect(merge({ kept: {}, other: {}, fields: { tags: "list" } })).toEqual({ result: {}, changes: [] });
  });

  it("should hold no more than ten emails", () => {
    const emails = (from: number): string[] => Array.from({ length: 6 }, (_, n) => `p${n + from}@a.co`);
    expect(merge({ kept: { email: emails(0) }, other: { email: emails(6) }, fields: { email: "email" } })).toMatchObject({
      result: { email: [...emails(0), ...emails(6).slice(0, 4)] },
    });
  });
});
