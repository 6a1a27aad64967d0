import { describe, expect, it } from "vitest";
import { shownView } from "../../../core/contacts/list-view-shown.rule.ts";
import type { ListView } from "../../../core/contacts/list-view.model.ts";
import { contactFields } from "../../../core/groups/contact-fields.rule.ts";

const boat = { name: "boat", label: "Boat", type: "string", values: null, bucket: "default" } as const;
const settings: ListView["settings"] = {
  filters: { boat: { $eq: "red" } },
  sort: "-fields.boat",
  columns: [
    { id: "first_name", width: null },
    { id: "fields.boat", width: 200 },
  ],
  kind: "list",
};
const view = (change: Partial<ListView["settings"]> = {}) => ({
  id: 1,
  name: "Sailors",
  settings: { ...settings, ...change },
  shared: true,
  is_default: false,
  user_id: 2,
  version: 1,
  created_at: 0,
  updated_at: 0,
});
const seeing = [...contactFields, boat];

describe("A saved view of the list", () => {
  it("should keep a column that the user sees masked, without filtering or sorting by it", () => {
    expect(shownView(view(), false, seeing, contactFields)).toMatchObject({
      broken: true,
      settings: { filters: { $or: [] }, sort: "name", columns: settings.columns },
    });
  });

  it("should be unchanged for users who see all its fields", () => {
    expect(shownView(view(), false, seeing)).toEqual({ ...view(), editable: false, broken: false });
  });

  it("should omit columns and the sorting of a hidden field, and match no contact by a filter on it", () => {
    expect(shownView(view(), false, contactFields)).toMatchObject({
      broken: true,
      settings: { filters: { $or: [] }, sort: "name", columns: [{ id: "first_name", width: null }], kind: "list" },
    });
  });

  it("should show its filter to users who may fix it", () => {
    expect(shownView(view(), true, contactFields)).toMatchObject({ editable: true, broken: true, settings: { filters: settings.filters } });
  });

  it("should not be broken without a filter, and keep a sorting without custom fields", () => {
    for (const filters of [null, undefined])
      expect(shownView(view({ filters, sort: "-created" }), false, contactFields)).toMatchObject({
        broken: false,
        settings: { filters: null, sort: "-created" },
      });
    expect(shownView(view({ filters: { tags: { $overlaps: ["vip"] } } }), false, contactFields)).toMatchObject({
      broken: false,
      settings: { filters: { tags: { $overlaps: ["vip"] } } },
    });
  });
});
