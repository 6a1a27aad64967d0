import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { acceptedHttp, decideHttpChange, decideRepChange } from "../../../core/fields/decide-bucket.rule.ts";
import { shownRep } from "../../../core/fields/shown-rep.rule.ts";
import { customFieldOf } from "../../arbitraries/own-field.ts";

const changed = "This was changed in another window or by someone else.";
const line = customFieldOf("Rep_line", "string", { label: "Direct line", bucket_id: "rep" });
const region = customFieldOf("Rep_region", "list", { label: "Region", values: ["North", "South"], bucket_id: "rep" });
const fields = [customFieldOf("city", "string"), line, region];
const stored = { values: { Rep_line: "555", Rep_salary: 9 }, version: 2, updated_at: 70 };

describe("a user's values for assigned contacts", () => {
  it("should be written together with unchanged ones, and null clears", () => {
    expect(decideRepChange(stored, { version: 2, values: { Rep_line: null, Rep_region: ["North"] } }, fields)).toEqual(
      E.right({
        values: { Rep_salary: 9, Rep_region: ["North"] },
        version: 3,
        audit: {
          action: "user.update",
          before: { fields: { Rep_line: "555", Rep_region: null } },
          after: { fields: { Rep_line: null, Rep_region: ["North"] } },
        },
      }),
    );
  });

  it("should be refused by field, also on an old version", () => {
    expect(decideRepChange(stored, { version: 1, values: { Rep_region: ["East"] } }, fields)).toMatchObject({
      left: { tag: "invalid", errors: { "values.Rep_region": ['"East" is not offered by Region'] } },
    });
    expect(decideRepChange(stored, { version: 2, values: { Rep_salary: 1 } }, fields)).toMatchObject({
      left: { tag: "invalid", errors: { "values.Rep_salary": ['Unknown field "Rep_salary"'] } },
    });
  });

  it("should be refused on an old version with the stored ones that the user sees", () => {
    expect(decideRepChange(stored, { version: 1, values: { Rep_line: "1" } }, fields)).toEqual(
      E.left({ tag: "conflict", message: changed, code: "bucket_changed", values: {}, current: shownRep(fields, stored) }),
    );
    expect(shownRep(fields, stored)).toMatchObject({
      bucket: { type: "rep", title: "Assigned user", fields: { Rep_line: line, Rep_region: region } },
      values: { Rep_line: "555" },
      version: 2,
      updated_at: 70,
    });
    expect(shownRep(fields, stored).values).not.toHaveProperty("Rep_salary");
  });
});

describe("the URL that values are fetched from", () => {
  const held = { title: "Loyalty", url: "https://crm.example/{con_id}", version: 4 };

  it("should be written without outer white space in it and its title, and be removed", () => {
    expect(decideHttpChange(held, { title: " Points ", url: " https://crm.example/{email} ", version: 4 })).toEqual(
      E.right({
        bucket: { title: "Points", url: "https://crm.example/{email}", version: 5 },
        audit: {
          action: "org.update",
          before: { http_title: "Loyalty", http_url: held.url },
          after: { http_title: "Points", http_url: "https://crm.example/{email}" },
        },
      }),
    );
    expect(decideHttpChange(held, { title: "", url: "", version: 4 })).toMatchObject({
      right: { bucket: { title: "", url: "", version: 5 } },
    });
  });

  it("should be refused when it is invalid or has no title, before the version is compared", () => {
    const wrong = { title: " ", url: "https://crm.example/{name}", version: 1 };
    const errors = { url: ["{name} is not known; use {con_id}, {email} or {mobile}"], title: ["Title is required"] };
    expect(decideHttpChange(held, wrong)).toMatchObject({ left: { tag: "invalid", errors } });
    expect(acceptedHttp(wrong)).toMatchObject({ left: { tag: "invalid", errors } });
  });

  it("should be refused on an old version with the stored one", () => {
    expect(decideHttpChange(held, { ...held, version: 3 })).toEqual(
      E.left({ tag: "conflict", message: changed, code: "bucket_changed", values: {}, current: held }),
    );
  });
});
