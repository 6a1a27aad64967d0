import { describe, expect, it } from "vitest";
import { applied } from "../apply-rule.ts";

const nav = (input: object) =>
  applied("navigation", { role: "user", flags: [], features: [], embedded: false, standalone_objects: [], ...input });
const everything = ["Home", "Contacts", "Groups", "Conversations", "Campaigns", "Lessons", "Automations", "Reports"];
const more = ["Tasks", "Files", "Snippets"];

describe("navigation", () => {
  it.each([
    [[], ["Home"]],
    [["contacts"], ["Home", "Contacts", "Groups", "Reports"]],
    [["conversations"], ["Home", "Conversations"]],
    [["campaigns"], ["Home", "Campaigns", "Reports"]],
    [["lessons"], ["Home", "Lessons", "Reports"]],
    [["automations"], ["Home", "Automations"]],
    [["reports", "settings", "tags"], ["Home"]],
    [["automations", "contacts", "conversations", "lessons", "campaigns"], everything],
  ])("should show with the flags %j the entries %j [A2.25 B2.33]", (flags, main) => {
    expect(nav({ flags })).toEqual({ main, more });
    expect(nav({ role: "guest", flags })).toEqual({ main, more });
  });

  it.each(["admin", "owner"])("should show everything to an %s [A2.25]", (role) => {
    expect(nav({ role })).toEqual({ main: everything, more });
  });

  it("should show custom objects, and standalone ones by their label, to admins of an organisation that has them [A2.26]", () => {
    const standalone_objects = [
      { id: 2, label_plural: "houses" },
      { id: 1, label_plural: "Cars" },
    ];
    const features = ["custom_objects"];
    expect(nav({ role: "admin", features, standalone_objects })).toMatchObject({ more: [...more, "Custom Objects", "Cars", "houses"] });
    expect(nav({ role: "owner", features })).toMatchObject({ more: [...more, "Custom Objects"] });
    expect(nav({ role: "admin", standalone_objects })).toMatchObject({ more });
    expect(nav({ role: "user", flags: ["custom_objects"], features, standalone_objects })).toMatchObject({ more });
  });

  it("should be empty in an embedded frame", () => {
    expect(nav({ role: "owner", embedded: true })).toEqual({ main: [], more: [] });
  });
});
