import { describe, expect, it } from "vitest";
import { emptyTree, type RelationBranchesState } from "../../../core/contacts/relation-branches.model.ts";
import { relationshipsAddress, relationshipsQuery, relationshipsShown } from "../../../core/contacts/relations.view-model.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { storedContact } from "./stored-contact.ts";

describe("the address of the page of relationships", () => {
  it("should name the relation, the contact at the top and the page", () => {
    expect(relationshipsQuery({ field: "boss", root: "70", page: "2" })).toEqual({
      field: "boss",
      root: 70,
      page: 2,
      sort: "name",
      isWhole: false,
    });
    expect(relationshipsQuery({})).toMatchObject({ field: null, root: null, page: 1 });
  });

  it.each(["0", "-1", "1.5", "a", "1234567890123456"])("should count the contact %s as absent", (root) =>
    expect(relationshipsQuery({ root }).root).toBeNull(),
  );

  it("should be written with its differences from the whole tree of the default relation", () => {
    expect(relationshipsAddress(null, null)).toEqual({});
    expect(relationshipsAddress("boss", 7)).toEqual({ field: "boss", root: "7" });
  });
});

describe("the page of relationships", () => {
  const tree: RelationBranchesState = { ...emptyTree, isLoaded: true, top: { ...emptyTree.top, count: 4, failure: notFound("Gone.") } };

  it("should show the count and the failure of its tree", () => {
    expect(relationshipsShown(tree, null, true)).toEqual({
      root: null,
      isWhole: true,
      rows: [],
      count: 4,
      isLoading: false,
      failure: notFound("Gone."),
    });
  });

  const ada = { ...storedContact({ con_id: 7, first_name: "Ada" }), parent_id: null, direct: 0 };
  const held = { ...tree, top: { ...tree.top, ids: [7] }, nodes: new Map([[7, ada]]) };

  it("should show the rows of its tree once that is loaded, below the contact of its address", () => {
    expect(relationshipsShown(held, 7, true)).toMatchObject({ root: ada, isWhole: false, rows: [{ kind: "person", node: ada }] });
    expect(relationshipsShown(held, null, true).root).toBeNull();
    expect(relationshipsShown({ ...held, isLoaded: false }, 7, true).rows).toEqual([]);
  });

  it("should be loading, without rows, while the tree is another one", () => {
    expect(relationshipsShown(held, 7, false).rows).toEqual([]);
    expect(relationshipsShown(tree, 7, false)).toEqual({ root: null, isWhole: false, rows: [], count: 0, isLoading: true, failure: null });
  });
});
