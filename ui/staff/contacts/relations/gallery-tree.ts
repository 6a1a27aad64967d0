import { emptyWrittenValues } from "../../../../core/contacts/contact-field-kinds.rule.ts";
import { emptyBranch, emptyTree, type RelationBranchesState } from "../../../../core/contacts/relation-branches.model.ts";
import type { RelationNode } from "../../../../core/contacts/relation-tree.model.ts";
import { now } from "../gallery-people.ts";

const person = (con_id: number, name: string, parent_id: number | null, direct = 0, archived = false): RelationNode => {
  const [first_name = "", last_name = ""] = name.split(" ");
  const email = [`${first_name.toLowerCase()}@mail.example`];
  return {
    ...emptyWrittenValues,
    id: String(con_id),
    con_id,
    name,
    first_name,
    last_name,
    email,
    photo: null,
    archived,
    blocked: false,
    fields: {},
    version: 1,
    created_at: now,
    updated_at: now,
    parent_id,
    direct,
  };
};

const nodes: readonly RelationNode[] = [
  person(1, "Ada Osei", null, 3),
  person(2, "José Álvarez", 1, 2),
  person(3, "Tina Cabrera", 1, 1, true),
  person(4, "Walter Wolfeschlegelsteinhausenbergerdorff", 1),
  person(5, "Uma Ueda", 2, 40),
  person(6, "Rita Kahn", 2),
  person(7, "Bo Li", 3),
  person(8, "Mara Stein", 5),
];
const branch = (ids: readonly number[], count = ids.length) => ({ ...emptyBranch, ids, count, page: 1 });

/** A sample tree: three levels and the first node of a fourth. */
export const galleryTree: RelationBranchesState = {
  ...emptyTree,
  query: { field: null, root: 1, page: 1, sort: "name", isWhole: false },
  field: "recruited_by",
  isLoaded: true,
  top: branch([1]),
  nodes: new Map(nodes.map((node) => [node.con_id, node])),
  branches: new Map([
    [1, branch([2, 3, 4])],
    [2, branch([5, 6])],
    [3, branch([7])],
    [5, branch([8], 40)],
  ]),
  open: new Set([1, 2, 3, 5]),
  totals: new Map(
    [1, 2, 3, 5].map((con_id) => [
      con_id,
      { con_id, total: con_id === 1 ? 46 : con_id === 2 ? 42 : con_id === 3 ? 1 : 40, at_least: false },
    ]),
  ),
};
