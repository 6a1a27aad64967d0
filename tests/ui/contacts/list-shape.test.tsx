import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { usualSettings } from "../../../core/contacts/list-settings.rule.ts";
import { contactFields } from "../../../core/groups/contact-fields.rule.ts";
import { partsOf, tagsOf, withoutPart, withTags } from "../../../core/groups/filter-parts.rule.ts";
import { FilterBar } from "../../../ui/staff/contacts/views/filter-bar.view.tsx";
import { gallery } from "../../../ui/staff/contacts/views/shape.gallery.tsx";
import { sampleWords } from "../../../ui/staff/groups/gallery-groups.ts";
import { ColumnsDialog } from "../../../ui/staff/views/columns-dialog.view.tsx";

const vip = { tags: { $overlaps: ["vip"] } };
const named = { first_name: { $starts: "A" } };

describe("the parts of a filter", () => {
  it("should be its outermost conditions, with an alternative as one part", () => {
    expect(partsOf(null, contactFields)).toEqual([]);
    expect(partsOf(vip, contactFields).map(({ document }) => document)).toEqual([vip]);
    expect(partsOf({ $and: [vip, named] }, contactFields).map(({ document }) => document)).toEqual([vip, named]);
    expect(partsOf({ $or: [vip, named] }, contactFields).map(({ document }) => document)).toEqual([{ $or: [vip, named] }]);
  });

  it("should be taken away one by one until everybody is there again", () => {
    const [first] = partsOf({ $and: [vip, named] }, contactFields);
    const rest = withoutPart({ $and: [vip, named] }, first?.id ?? 0, contactFields);
    expect(rest).toEqual({ $and: [named] });
    expect(withoutPart(rest, partsOf(rest, contactFields)[0]?.id ?? 0, contactFields)).toBeNull();
  });

  it("should take tags in and leave the others alone", () => {
    expect(withTags(null, ["vip"], contactFields)).toEqual({ $and: [vip] });
    expect(withTags({ $and: [named, vip] }, ["vip", "north"], contactFields)).toEqual({
      $and: [named, { tags: { $overlaps: ["vip", "north"] } }],
    });
    expect(withTags({ $and: [named, vip] }, [], contactFields)).toEqual({ $and: [named] });
    expect(withTags({ $or: [named, { last_name: { $eq: "B" } }] }, ["vip"], contactFields)).toEqual({
      $and: [{ $or: [named, { last_name: { $eq: "B" } }] }, vip],
    });
    expect(tagsOf({ $and: [named, { tags: { $overlaps: ["vip", "north"] } }] })).toEqual(["vip", "north"]);
  });
});

describe("the line of filters", () => {
  it("should say each condition and the whole, and let each be taken away by name", () => {
    const onRemove = vi.fn();
    render(
      <FilterBar
        filters={{ $and: [vip, named] }}
        words={sampleWords}
        onOpen={vi.fn()}
        onRemove={onRemove}
        onClear={vi.fn()}
        onGroup={vi.fn()}
      />,
    );
    expect(screen.getByText('Tags has at least one of "vip" and First name starts with "A".')).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: 'Remove filter: First name starts with "A"' }));
    expect(onRemove).toHaveBeenCalledWith(expect.objectContaining({ document: named }));
  });
});

describe("the menu of views", () => {
  const drawn = (state: string) => render(gallery.states[state]?.());

  it("should say which view is open, and that it was changed", () => {
    drawn("unsaved changes");
    expect(screen.getByRole("button", { name: "View: Customers by job" })).toBeDefined();
    expect(screen.getByText("Unsaved changes")).toBeDefined();
    expect(screen.getByRole("button", { name: "Save view" })).toBeDefined();
  });

  it("should offer to save somebody else's view only under a new name", () => {
    drawn("of somebody else");
    expect(screen.queryByRole("button", { name: "Save view" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "View: Customers by job" }));
    const entries = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
    expect(entries).toEqual(["Save as a new view", "Discard changes", "Remove default"]);
  });
});

describe("the window of columns", () => {
  const Window = () => {
    const [columns, setColumns] = useState(usualSettings.columns);
    return (
      <ColumnsDialog
        usual={usualSettings.columns}
        columns={columns}
        all={[...usualSettings.columns.map(({ id }) => ({ id, header: id })), { id: "fields.city", header: "City" }]}
        onChange={setColumns}
        onClose={() => undefined}
      />
    );
  };
  const order = (): readonly (string | undefined)[] =>
    within(screen.getAllByRole("list")[0] ?? document.body)
      .getAllByRole("listitem")
      .map((item) => item.querySelector("span")?.textContent ?? undefined);

  it("should show, hide and move columns by buttons and by keys, the name always first", () => {
    render(<Window />);
    expect(order()).toEqual(["name", "email", "mobile", "tags", "updated"]);
    fireEvent.click(screen.getByRole("button", { name: "Show City" }));
    fireEvent.click(screen.getByRole("button", { name: "Hide mobile" }));
    fireEvent.click(screen.getByRole("button", { name: "Move City to the front" }));
    expect(order()).toEqual(["name", "email", "tags", "fields.city", "updated"].map((id) => (id === "fields.city" ? "City" : id)));
    fireEvent.keyDown(screen.getByRole("button", { name: "Hide tags" }), { key: "ArrowUp", altKey: true });
    expect(order()).toEqual(["name", "tags", "email", "City", "updated"]);
    fireEvent.keyDown(screen.getByRole("button", { name: "Hide tags" }), { key: "ArrowUp", altKey: true });
    expect(order()[0]).toBe("name");
  });
});
