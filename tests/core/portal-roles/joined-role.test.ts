import { describe, expect, it } from "vitest";
import { emptyRole, joinedRole, withTheirs } from "../../../core/portal-roles/edited-role.view-model.ts";

const from = { ...emptyRole, name: "Coach", fields: ["email", "city"], file_folders: [1] };

describe("A role that two users changed", () => {
  it("should have what each of them changed alone", () => {
    const joined = joinedRole(from, { ...from, name: "Leader" }, { ...from, permissions: ["files"], file_folders: [1, 2] });
    expect(joined).toEqual({ draft: { ...from, name: "Leader", permissions: ["files"], file_folders: [1, 2] }, clashes: [] });
  });

  it("should show a field that both changed to different values, and keep the typed one until the user chooses", () => {
    const theirs = { ...from, name: "Guide", relation: "mentor" };
    const joined = joinedRole(from, { ...from, name: "Leader" }, theirs);
    expect(joined).toEqual({ draft: { ...from, name: "Leader", relation: "mentor" }, clashes: ["name"] });
    expect(withTheirs(joined.draft, theirs, joined.clashes)).toEqual(theirs);
  });

  it("should not take the order of a list, or the same change of both, for a clash", () => {
    const typed = { ...from, name: "Guide", fields: ["city", "email", "phone"] };
    expect(joinedRole(from, typed, { ...from, name: "Guide", fields: ["phone", "email", "city"] }).clashes).toEqual([]);
  });
});
