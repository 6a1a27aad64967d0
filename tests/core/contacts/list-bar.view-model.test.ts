import { describe, expect, it } from "vitest";
import { listBarShown, listedTags, needsVocabulary, printedColumns } from "../../../core/contacts/list-bar.view-model.ts";
import { viewActionsFor } from "../../../core/views/view-actions.rule.ts";

const filters = { $and: [] };
const view = { editable: true, shared: false, is_default: false };

describe("the toolbar of the list of contacts", () => {
  it("should need the vocabulary of filters to describe or edit them", () => {
    expect([
      needsVocabulary(null, null),
      needsVocabulary(undefined, "columns"),
      needsVocabulary(null, "filters"),
      needsVocabulary(filters, null),
    ]).toEqual([false, false, true, true]);
  });

  it("should open the filter window once the vocabulary is loaded, and others at once", () => {
    expect(listBarShown({ filters, asked: "filters", hasWords: false, role: "user" })).toMatchObject({ isFiltered: true, open: null });
    expect(listBarShown({ filters: null, asked: "filters", hasWords: true, role: "user" })).toMatchObject({
      isFiltered: false,
      open: "filters",
    });
    expect(listBarShown({ filters, asked: "columns", hasWords: false, role: "user" }).open).toBe("columns");
  });

  it("should not let a guest create a group from filters", () => {
    expect(
      ["guest", "user"].map(
        (role) => listBarShown({ filters, asked: null, hasWords: true, role: role === "guest" ? "guest" : "user" }).mayGroup,
      ),
    ).toEqual([false, true]);
  });

  it("should print the columns of the list in its order, without deleted ones", () => {
    const columns = ["tags", "fields.gone", "name"].map((id) => ({ id, width: null }));
    expect(printedColumns(columns, [{ id: "name" }, { id: "tags" }, { id: "email" }])).toEqual([{ id: "tags" }, { id: "name" }]);
  });

  it("should list selected tags that are not found first, without a count", () => {
    const found = [
      { value: "vip", count: 2 },
      { value: "new", count: 1 },
    ];
    expect(listedTags(["vip", "old"], found)).toEqual([{ value: "old", count: null }, ...found]);
  });
});

describe("the actions on a view", () => {
  it("should be saving the list as a view if none is open", () => {
    expect(viewActionsFor(null, false, true)).toEqual(["saveAs"]);
    expect(viewActionsFor(null, true, true)).toEqual(["saveAs", "discard"]);
  });

  it("should be all for an editor who may share", () => {
    expect(viewActionsFor(view, true, true)).toEqual(["save", "saveAs", "discard", "begin", "rename", "share", "remove"]);
    expect(viewActionsFor({ ...view, shared: true, is_default: true }, false, true)).toEqual([
      "saveAs",
      "noBegin",
      "rename",
      "unshare",
      "remove",
    ]);
  });

  it("should exclude sharing without the permission, and changes of other users' views", () => {
    expect(viewActionsFor(view, false, false)).toEqual(["saveAs", "begin", "rename", "remove"]);
    expect(viewActionsFor({ ...view, editable: false }, true, true)).toEqual(["saveAs", "discard", "begin"]);
  });
});
