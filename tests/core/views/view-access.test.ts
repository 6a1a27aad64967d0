import { describe, expect, it } from "vitest";
import { mayEditView, maySeeView } from "../../../core/views/view-access.rule.ts";

const own = { user_id: 7, shared: false };
const shared = { user_id: 7, shared: true };

describe("views of a list", () => {
  it("should be visible to their owner, and to all once shared", () => {
    expect(maySeeView({ user_id: 7, role: "user" }, own)).toBe(true);
    expect(maySeeView({ user_id: 8, role: "owner" }, own)).toBe(false);
    expect(maySeeView({ user_id: 8, role: "user" }, shared)).toBe(true);
  });

  it("should be changed by their owner, and once shared by administrators only, whoever created them", () => {
    expect(mayEditView({ user_id: 7, role: "user" }, own)).toBe(true);
    expect(mayEditView({ user_id: 8, role: "admin" }, own)).toBe(false);
    expect(mayEditView({ user_id: 7, role: "user" }, shared)).toBe(false);
    expect(mayEditView({ user_id: 8, role: "admin" }, shared)).toBe(true);
  });
});
