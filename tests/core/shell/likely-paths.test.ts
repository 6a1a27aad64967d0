import { describe, expect, it } from "vitest";
import { likelyPaths } from "../../../core/shell/likely-paths.rule.ts";

const known = ["/", "/contacts", "/contacts/boards", "/contacts/import", "/groups", "/groups/create", "/settings/fields", "/tasks"];

describe("the suggestions for an unknown address", () => {
  it.each([
    { asked: "/boards", likely: ["/contacts/boards"] },
    { asked: "/contcts", likely: ["/contacts", "/contacts/boards", "/contacts/import"] },
    { asked: "/contacts/boards/7/old", likely: ["/contacts/boards", "/contacts", "/contacts/import"] },
    { asked: "/Settings/Feilds", likely: ["/settings/fields"] },
    { asked: "/no/way", likely: [] },
    { asked: "/", likely: [] },
  ])("should be $likely for $asked", ({ asked, likely }) => {
    expect(likelyPaths(asked, known)).toEqual(likely);
  });
});
