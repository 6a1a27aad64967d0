import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requestedPath, headerColor, navigated, parentOrigin, tracked } from "../../../core/shell/embedding.rule.ts";

describe("messages to and from the parent frame", () => {
  it("should report where this page went and what happened, in the product's own format [A1.09]", () => {
    expect(navigated("/ui/contacts?page=2", "Contacts")).toEqual({
      source: "app",
      v: 1,
      type: "navigate",
      path: "/ui/contacts?page=2",
      title: "Contacts",
    });
    expect(tracked("lesson_finished", { id: 7 })).toEqual({ source: "app", v: 1, type: "track", name: "lesson_finished", data: { id: 7 } });
  });

  it.each([
    [{ type: "navigate", path: "/ui/contacts?search=a#b" }, "/ui/contacts?search=a#b"],
    [{ type: "navigate", path: "/ui/" }, "/ui/"],
    [{ type: "navigate", path: "/portal/harbor" }, null],
    [{ type: "navigate", path: "//evil.example/ui/" }, null],
    [{ type: "navigate", path: "https://evil.example/ui/" }, null],
    [{ type: "navigate", path: "/ui/../portal" }, null],
    [{ type: "navigate", path: "/ui/\\evil" }, null],
    [{ type: "track", path: "/ui/" }, null],
    [{ type: "navigate" }, null],
    ["navigate", null],
    [null, null],
  ])("should read %j as a request to go to %s", (message, path) => {
    expect(requestedPath(message, "/ui/")).toBe(path);
  });

  it("should never leave the application, whatever is received", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), fc.string(), fc.webUrl()), (path) => {
        const asked = requestedPath({ type: "navigate", path }, "/ui/");
        if (asked !== null) expect(new URL(asked, "https://cygnet.example").href.startsWith("https://cygnet.example/ui/")).toBe(true);
      }),
    );
  });

  it.each([
    ["https://school.example", ["https://school.example"], "https://school.example"],
    ["https://other.example", ["https://school.example"], null],
    ["https://any.example", [], "https://any.example"],
    [null, [], null],
    ["null", [], null],
  ])("should let the origin %s, of those allowed %j, receive as %s", (parent, allowed, heard) => {
    expect(parentOrigin(parent, allowed)).toBe(heard);
  });

  it.each([
    ["dark", null, "dark"],
    ["light", "dark", "light"],
    [null, "dark", "dark"],
    ["blue", null, null],
    ["blue", "light", "light"],
    [null, "green", null],
  ] as const)("should colour the header by the address %s and what the tab remembers %s: %s [A2.18]", (asked, remembered, color) => {
    expect(headerColor(asked, remembered)).toBe(color);
  });
});
