import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requestPath } from "../../../core/client/request-path.rule.ts";
import { applied } from "../apply-rule.ts";

const path = (text: string, profile_pid: unknown = "p1") => applied("request-path", { path: text, profile_pid });

describe("request path", () => {
  it.each(["fields", "contacts", "custom", "reports"])(
    "should send calls about %s to the portal when a portal profile is active [A6.12 B7.28]",
    (area) => {
      expect(path(area)).toBe(`portal/${area}`);
      expect(path(`${area}/7?x=1`)).toBe(`portal/${area}/7?x=1`);
      expect(path(`/${area}?x=1`)).toBe(`/portal/${area}?x=1`);
      expect(path(area, null)).toBe(area);
      expect(path(area, "")).toBe(area);
    },
  );

  it.each(["cg/stats", "lessons/contacts", "contactsearch", "portal/contacts", "/portal/contacts", "Contacts", "", "/"])(
    "should leave %j as it is [A6.12]",
    (text) => {
      expect(path(text)).toBe(text);
    },
  );

  it("should never prefix twice", () => {
    fc.assert(
      fc.property(fc.constantFrom("fields", "contacts", "custom", "reports", "cg"), fc.webPath(), fc.boolean(), (area, rest, slash) => {
        const once = requestPath(`${slash ? "/" : ""}${area}${rest}`, "p1");
        expect(requestPath(once, "p1")).toBe(once);
      }),
    );
  });
});
