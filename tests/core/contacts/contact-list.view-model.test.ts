import { describe, expect, it } from "vitest";
import type { ContactRowsState } from "../../../core/contacts/contact-board.model.ts";
import { emptyWrittenValues } from "../../../core/contacts/contact-field-kinds.rule.ts";
import {
  addressWithoutFilters,
  contactListRights,
  contactListShown,
  sightOf,
  uplinesInSight,
} from "../../../core/contacts/contact-list.view-model.ts";
import { firstContacts } from "../../../core/contacts/contact-query.model.ts";
import { usualSettings } from "../../../core/contacts/list-settings.rule.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { noBlocks } from "../../../core/kernel/row-blocks.ts";

const query = { ...firstContacts, filters: null };
const board: ContactRowsState = {
  query,
  view: "list",
  held: noBlocks,
  count: 3,
  at_least: false,
  unsorted: false,
  isCurrent: true,
  isLoading: false,
  isLoaded: true,
  failure: null,
};
const pyramid = { contacts: [{ direct: 2 }], count: 60, isLoading: false, isLoaded: true, failure: null };
const state = { board, query, page: 1, view: "list", pyramid } as const;

describe("what a user may do in the list of contacts", () => {
  it("should be nothing for a guest, whatever flags are granted", () => {
    expect(contactListRights("guest", ["add_contacts", "delete_contacts", "import_contacts"])).toEqual({
      isGuest: true,
      mayChange: false,
      mayCreate: false,
      mayDelete: false,
      mayImport: false,
    });
  });

  it("should follow the flags of a user, and be all for an administrator", () => {
    expect(contactListRights("user", ["delete_contacts"])).toEqual({
      isGuest: false,
      mayChange: true,
      mayCreate: false,
      mayDelete: true,
      mayImport: false,
    });
    expect(contactListRights("admin", [])).toEqual({ isGuest: false, mayChange: true, mayCreate: true, mayDelete: true, mayImport: true });
  });
});

describe("the list of contacts", () => {
  it("should be loading without failure and limit while its rows belong to another query", () => {
    const stale = { ...board, query: { ...query, search: "ann" }, at_least: true, unsorted: true, failure: notFound("Gone.") };
    expect(contactListShown({ ...state, board: stale })).toMatchObject({
      isCurrent: false,
      isLoading: true,
      isAtLeast: false,
      isUnsorted: false,
      failure: null,
      count: 3,
      isCounted: true,
    });
  });

  it("should show no count while its rows are archived and the address requests others", () => {
    const archived = { ...board, query: { ...query, archived: true } };
    expect(contactListShown({ ...state, board: archived })).toMatchObject({
      isSameKind: false,
      count: 0,
      isCounted: false,
      isLoaded: false,
    });
  });

  it("should pass on that the count is limited, that it is loading and that it is loaded", () => {
    expect(contactListShown({ ...state, board: { ...board, at_least: true } })).toMatchObject({
      isAtLeast: true,
      isLoading: false,
      isLoaded: true,
    });
    expect(contactListShown({ ...state, board: { ...board, isLoading: true, isLoaded: false } })).toMatchObject({
      isAtLeast: false,
      isLoading: true,
      isLoaded: false,
    });
  });

  it("should be sorted by name while there are too many rows for the requested sorting", () => {
    const sorted = { ...query, sort: "fields.age" } as const;
    expect(contactListShown({ ...state, query: sorted, board: { ...board, query: sorted, unsorted: true } })).toMatchObject({
      order: "name",
      isUnsorted: true,
    });
    expect(contactListShown({ ...state, query: sorted, board: { ...board, query: sorted } })).toMatchObject({
      order: "fields.age",
      isUnsorted: false,
    });
  });
});

describe("the pyramid of the list of contacts", () => {
  const drawn = { ...state, view: "pyramid" } as const;

  it("should be shown for the whole tree, with its own pages, loading and failure", () => {
    expect(contactListShown({ ...drawn, page: 2, pyramid: { ...pyramid, isLoading: true, failure: notFound("Gone.") } })).toMatchObject({
      isPyramid: true,
      tree: { page: 2, sort: "name" },
      pages: 3,
      isLoading: true,
      failure: notFound("Gone."),
    });
  });

  it.each([
    ["a search", { search: "ann" }],
    ["a filter", { filters: { $and: [] } }],
    ["archived contacts", { archived: true }],
    ["the order by an own field", { sort: "fields.age" }],
  ] as const)("should be replaced by plain rows for %s", (_, change) => {
    expect(contactListShown({ ...drawn, query: { ...query, ...change } })).toMatchObject({ isPyramid: false, tree: null, pages: 1 });
  });

  it("should be replaced by plain rows once all contacts are at its top and none below them", () => {
    const flat = { ...pyramid, count: 3, contacts: [{ direct: 0 }] };
    expect(contactListShown({ ...drawn, pyramid: flat })).toMatchObject({ isPyramid: false, tree: { page: 1, sort: "name" } });
    expect(contactListShown({ ...drawn, pyramid: { ...flat, contacts: [{ direct: 0 }, { direct: 1 }] } }).isPyramid).toBe(true);
    expect(contactListShown({ ...drawn, pyramid: { ...flat, count: 2 } }).isPyramid).toBe(true);
    expect(contactListShown({ ...drawn, pyramid: { ...flat, isLoaded: false } }).isPyramid).toBe(true);
  });
});

describe("the visible rows of the list of contacts", () => {
  const person = (id: string) => ({
    id,
    con_id: Number(id),
    name: id,
    ...emptyWrittenValues,
    first_name: id,
    photo: null,
    archived: false,
    blocked: false,
    fields: {},
    version: 1,
    created_at: 0,
    updated_at: 0,
  });
  const held = { ...noBlocks, count: 100, blocks: new Map([[0, Array.from({ length: 100 }, (_, index) => person(String(index)))]]) };

  it("should have their ancestors loaded, at most 25 of them", () => {
    expect(uplinesInSight({ held }, { first: 10, last: 12 })).toEqual(["10", "11", "12"]);
    expect(uplinesInSight({ held }, { first: 0, last: 99 })).toHaveLength(25);
    expect(uplinesInSight({ held }, { first: 0, last: -1 })).toEqual([]);
    expect(uplinesInSight({ held }, { first: 98, last: 105 })).toEqual(["98", "99"]);
  });

  it("should stay for the same list and start at the address for another", () => {
    const before = { query, sight: { first: 40, last: 70 } };
    expect(sightOf(before, { ...query, fields: ["age"] }, 0, 30)).toBe(before);
    expect(sightOf(before, { ...query, search: "ann" }, 5, 30)).toEqual({
      query: { ...query, search: "ann" },
      sight: { first: 5, last: 35 },
    });
  });
});

describe("an address without filters", () => {
  const settings = { ...usualSettings, filters: { $and: [{ tags: { $overlaps: ["vip"] } }] } };

  it("should contain no filters, search and position", () => {
    expect(addressWithoutFilters(settings, undefined)).toEqual({
      filters: null,
      sort: null,
      columns: null,
      view: null,
      search: null,
      page: null,
      at: null,
    });
  });

  it("should contain that the open view's filters are turned off", () => {
    expect(addressWithoutFilters(settings, settings)["filters"]).toBe("null");
  });
});
