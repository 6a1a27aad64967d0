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

describe("A view of the list that was kept", () => {
  it("should keep a column that somebody sees masked, and neither ask nor order by it", () => {
    expect(shownView(view(), false, seeing, contactFields)).toMatchObject({
      broken: true,
      settings: { filters: { $or: [] }, sort: "name", columns: settings.columns },
    });
  });

  it("should be as it was kept for whoever sees all that it reads", () => {
    expect(shownView(view(), false, seeing)).toEqual({ ...view(), editable: false, broken: false });
  });

  it("should leave out columns and the order of a field that its asker does not see, and take nobody by its filter", () => {
    expect(shownView(view(), false, contactFields)).toMatchObject({
      broken: true,
      settings: { filters: { $or: [] }, sort: "name", columns: [{ id: "first_name", width: null }], kind: "list" },
    });
  });

  it("should show its filter to whoever may mend it", () => {
    expect(shownView(view(), true, contactFields)).toMatchObject({ editable: true, broken: true, settings: { filters: settings.filters } });
  });

  it("should not be broken without a filter, and keep an order that reads no own field", () => {
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
