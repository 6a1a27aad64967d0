import * as fc from "fast-check";
import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import { emptyWrittenValues } from "../../../core/contacts/contact-field-kinds.rule.ts";
import { pyramidRest } from "../../../core/contacts/pyramid-rest.rule.ts";
import { emptyTree } from "../../../core/contacts/relation-branches.model.ts";
import { makeRelationBranches } from "../../../core/contacts/relation-branches.service.ts";
import { drawnRelation } from "../../../core/contacts/relation-fields.rule.ts";
import { movedRelation } from "../../../core/contacts/relation-move.rule.ts";
import { treeRows } from "../../../core/contacts/relation-rows.rule.ts";
import type { LevelQuery, RelationNode } from "../../../core/contacts/relation-tree.model.ts";
import type { RelationTree } from "../../../core/contacts/relations.port.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { customFieldOf } from "../../arbitraries/own-field.ts";

const node = (con_id: number, parent_id: number | null, direct: number): RelationNode => ({
  ...emptyWrittenValues,
  id: String(con_id),
  con_id,
  name: `P${con_id}`,
  first_name: `P${con_id}`,
  photo: null,
  archived: false,
  blocked: false,
  fields: {},
  version: 1,
  created_at: 0,
  updated_at: 0,
  parent_id,
  direct,
});

/** A tree in memory by who stands over whom; levels fail while `failing` says so. */
const treeOf = (parents: Readonly<Record<number, number | null>>) => {
  const ids = Object.keys(parents).map(Number);
  const under = (of: number | null): readonly number[] => ids.filter((id) => parents[id] === of);
  const nodeOf = (id: number): RelationNode => node(id, parents[id] ?? null, under(id).length);
  const asked: LevelQuery[] = [];
  const state: { failure: Failure | null } = { failure: null };
  const totalUnder = (id: number): number => under(id).reduce((sum, child) => sum + 1 + totalUnder(child), 0);
  const tree: RelationTree = {
    level: (query) => {
      asked.push(query);
      if (state.failure !== null) return TE.left(state.failure);
      const all = under(query.of);
      const results = all.slice((query.page - 1) * 25, query.page * 25);
      const below = query.levels < 2 ? [] : results.flatMap((id) => under(id).slice(0, 25));
      return TE.right({
        field: "recruited_by",
        results: results.map(nodeOf),
        below: below.map(nodeOf),
        page: query.page,
        pages: 1,
        count: all.length,
        under: query.of === null && query.isWhole ? { total: ids.filter((id) => parents[id] !== null).length, at_least: false } : null,
      });
    },
    node: (_, id) => (ids.includes(id) ? TE.right(nodeOf(id)) : TE.left(notFound("Contact not found."))),
    totals: (_, some) => TE.right(some.map((con_id) => ({ con_id, total: totalUnder(con_id), at_least: false }))),
    uplines: () => TE.right([]),
  };
  return { tree, asked, state };
};
const everybody = { field: null, root: null, page: 1, sort: "name", isWhole: true } as const;

describe("a tree that is expanded level by level", () => {
  it("should begin collapsed with all contacts at the top, and load a level when it is expanded", async () => {
    const { tree, asked } = treeOf({ 1: null, 2: 1, 3: 2, 4: null });
    const branches = makeRelationBranches({ tree });
    await branches.show(everybody);
    expect(treeRows(branches.latest()).map(({ id, level, position, size }) => [id, level, position, size])).toEqual([
      ["1", 1, 1, 2],
      ["4", 1, 2, 2],
    ]);
    expect(branches.latest().totals.get(1)).toEqual({ con_id: 1, total: 2, at_least: false });
    await branches.open(1);
    await branches.open(2);
    expect(treeRows(branches.latest()).map(({ id, level }) => [id, level])).toEqual([
      ["1", 1],
      ["2", 2],
      ["3", 3],
      ["4", 1],
    ]);
    branches.close(1);
    await branches.open(1);
    expect(asked).toHaveLength(3);
  });

  it("should show placeholders below a contact with children, and nothing below one without", () => {
    const nodes = new Map([node(1, null, 2), node(2, null, 0)].map((one) => [one.con_id, one]));
    const shown = treeRows({
      ...emptyTree,
      isLoaded: true,
      nodes,
      open: new Set([1, 2]),
      top: { ids: [1, 2], page: 1, count: 2, isLoading: false, failure: null },
    });
    expect(shown.map(({ id, level }) => [id, level])).toEqual([
      ["1", 1],
      ["wait-1", 2],
      ["2", 1],
    ]);
  });

  it("should be not loaded before it is requested", () => expect(emptyTree).toMatchObject({ isLoaded: false, top: { isLoading: false } }));

  it("should show no count that is unknown, and none of a tree that was left", async () => {
    const { tree } = treeOf({ 1: null, 2: 1 });
    const failing = makeRelationBranches({ tree: { ...tree, totals: () => TE.left(notFound("Gone.")) } });
    await failing.show(everybody);
    expect(failing.latest()).toMatchObject({ isLoaded: true });
    expect(failing.latest().totals.size).toBe(0);
  });

  it("should show three levels under a root, and stay expanded when it is reloaded", async () => {
    const { tree } = treeOf({ 1: null, 2: 1, 3: 2, 4: 3, 5: 4 });
    const branches = makeRelationBranches({ tree });
    await branches.show({ ...everybody, root: 1 });
    expect(treeRows(branches.latest()).map(({ id }) => id)).toEqual(["1", "2", "3"]);
    await branches.open(3);
    await branches.open(4);
    await branches.reload();
    expect(treeRows(branches.latest()).map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("should load 25 at a time, and show how many are left", async () => {
    const { tree } = treeOf({ 1: null, ...Object.fromEntries(Array.from({ length: 60 }, (_, n) => [n + 2, 1])) });
    const branches = makeRelationBranches({ tree });
    await branches.show(everybody);
    await branches.open(1);
    expect(treeRows(branches.latest()).at(-1)).toMatchObject({ kind: "more", of: 1, left: 35 });
    await branches.more(1);
    await branches.more(1);
    expect(treeRows(branches.latest())).toHaveLength(61);
  });

  it("should show a failure in its place, and load it again on request", async () => {
    const { tree, state } = treeOf({ 1: null, 2: 1 });
    const branches = makeRelationBranches({ tree });
    await branches.show(everybody);
    state.failure = { tag: "offline" };
    await branches.open(1);
    expect(treeRows(branches.latest()).at(-1)).toMatchObject({ kind: "failed", of: 1, failure: { tag: "offline" } });
    state.failure = null;
    await branches.more(1);
    expect(treeRows(branches.latest()).map(({ id }) => id)).toEqual(["1", "2"]);
    await branches.show({ ...everybody, root: 99 });
    expect(branches.latest().top.failure).toMatchObject({ tag: "not-found" });
  });

  it("should show a chain of a thousand, and no contact twice whatever it receives", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 40 }), (edges) => {
        const ids = [...new Set(edges)];
        const branches = new Map(
          ids.map((id, at) => [id, { ids: [edges[at] ?? 0, edges[at + 1] ?? 0], page: 1, count: 2, isLoading: false, failure: null }]),
        );
        const rows = treeRows({
          ...emptyTree,
          top: { ids: ids.slice(0, 1), page: 1, count: 1, isLoading: false, failure: null },
          nodes: new Map(ids.map((id) => [id, node(id, null, 2)])),
          branches,
          open: new Set(ids),
        });
        const people = rows.filter(({ kind }) => kind === "person").map(({ id }) => id);
        expect(new Set(people).size).toBe(people.length);
      }),
    );
    const chain = Array.from({ length: 1000 }, (_, n) => n + 1);
    const rows = treeRows({
      ...emptyTree,
      top: { ids: [1], page: 1, count: 1, isLoading: false, failure: null },
      nodes: new Map(chain.map((id) => [id, node(id, null, id < 1000 ? 1 : 0)])),
      branches: new Map(chain.slice(0, -1).map((id) => [id, { ids: [id + 1], page: 1, count: 1, isLoading: false, failure: null }])),
      open: new Set(chain),
    });
    expect(rows.at(-1)).toMatchObject({ id: "1000", level: 1000 });
  });
});

describe("the contacts that a pyramid does not show", () => {
  /** 85 at the top, the first two with 100 and 41 under them; one more under somebody of the second level. */
  const parents = Object.fromEntries(Array.from({ length: 227 }, (_, n) => [n + 1, n < 85 ? null : n < 185 ? 1 : n < 226 ? 2 : 86]));

  it("should be counted at first, and decrease with each expanded branch", async () => {
    const { tree } = treeOf(parents);
    const branches = makeRelationBranches({ tree });
    await branches.show(everybody);
    expect([branches.latest().top.count, pyramidRest(branches.latest())]).toEqual([85, { total: 142, at_least: false }]);
    await branches.open(1);
    expect(pyramidRest(branches.latest())).toEqual({ total: 117, at_least: false });
    branches.close(1);
    expect(pyramidRest(branches.latest())).toEqual({ total: 142, at_least: false });
    await branches.show({ ...everybody, page: 4 });
    expect(pyramidRest(branches.latest())).toEqual({ total: 142, at_least: false });
  });

  it("should be none once every branch is expanded, nor without any relation or in a single contact's tree", async () => {
    const { tree } = treeOf({ 1: null, 2: 1, 3: 2 });
    const branches = makeRelationBranches({ tree });
    await branches.show(everybody);
    await branches.open(1);
    await branches.open(2);
    expect(pyramidRest(branches.latest())).toBeNull();
    await branches.show({ ...everybody, root: 1 });
    expect(pyramidRest(branches.latest())).toBeNull();
    const flat = makeRelationBranches({ tree: treeOf({ 1: null, 2: null }).tree });
    await flat.show(everybody);
    expect(pyramidRest(flat.latest())).toBeNull();
  });
});

describe("moving a contact in a tree", () => {
  it("should put the new parent first in place of the old one and keep the others, each once", () => {
    expect(movedRelation([1, 2, 3], 1, 4)).toEqual({ value: [4, 2, 3] });
    expect(movedRelation([1, 2, 3], 1, 3)).toEqual({ value: [3, 2] });
    expect(movedRelation(null, null, 4)).toEqual({ value: [4] });
    expect(movedRelation([1, 2], 1, null)).toEqual({ value: null });
  });

  it("should be refused when another user has moved it meanwhile", () => {
    expect(movedRelation([2], 1, 4)).toBeNull();
    expect(movedRelation(null, 1, 4)).toBeNull();
  });
});

describe("the selected relation", () => {
  const field = (name: string) => customFieldOf(name, "related_contacts");
  it("should be the requested one, otherwise recruited_by, otherwise the first [B9.06]", () => {
    const fields = [customFieldOf("stage", "list"), field("coach"), field("recruited_by")];
    expect(drawnRelation(fields, null)?.name).toBe("recruited_by");
    expect(drawnRelation(fields, "coach")?.name).toBe("coach");
    expect(drawnRelation(fields, "stage")).toBeUndefined();
    expect(drawnRelation([field("coach")], null)?.name).toBe("coach");
    expect(drawnRelation([], null)).toBeNull();
  });
});
