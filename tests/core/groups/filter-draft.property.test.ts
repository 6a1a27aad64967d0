import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { activityKeys } from "../../../core/filters/activity.model.ts";
import { parseFilter } from "../../../core/filters/parse-filter.rule.ts";
import { addNode, moveNode, nestNode, parentOf, removeNode, unnestNode } from "../../../core/groups/filter-draft-edit.rule.ts";
import { type DraftGroup, type DraftNode, isDraftGroup } from "../../../core/groups/filter-draft.model.ts";
import { depthOf, documentOf, draftOf, keepsLimits, newActivity, nodesOf, pathOfNode } from "../../../core/groups/filter-draft.rule.ts";
import { filterDocument, filterFields } from "../../arbitraries/filters.arb.ts";

const empty: DraftGroup = { kind: "all", id: 1, parts: [] };
const clause = (id: number): DraftNode => ({ kind: "clause", id, field: "first_name", operator: "$eq", value: `v${id}` });
const steps = fc.array(fc.tuple(fc.constantFrom("clause", "activity", "group", "up", "down", "nest", "unnest", "remove"), fc.nat()), { maxLength: 60 });

const after = (draft: DraftGroup, [step, at]: readonly [string, number]): DraftGroup => {
  const nodes = nodesOf(draft);
  const groups = nodes.filter(isDraftGroup);
  const group = groups[at % groups.length]?.id ?? draft.id;
  const id = nodes[at % nodes.length]?.id ?? draft.id;
  if (step === "clause") return addNode(draft, group, clause);
  if (step === "activity") return addNode(draft, group, (fresh) => ({ kind: "activity", id: fresh, activity: newActivity(activityKeys[at % activityKeys.length] ?? "shared") }));
  if (step === "group") return addNode(draft, group, (fresh) => ({ kind: "any", id: fresh, parts: [] }));
  if (step === "up" || step === "down") return moveNode(draft, id, step === "up" ? -1 : 1);
  if (step === "nest") return nestNode(draft, id);
  return step === "unnest" ? unnestNode(draft, id) : removeNode(draft, id);
};

describe("a filter while it is built", () => {
  it("should say a document that can be read, within its limits, each part once, whatever is done to it", () => {
    fc.assert(
      fc.property(steps, (all) => {
        const draft = all.reduce(after, empty);
        const ids = nodesOf(draft).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(keepsLimits(draft)).toBe(true);
        expect(depthOf(draft)).toBeLessThanOrEqual(5);
        expect(parseFilter(documentOf(draft, filterFields), filterFields, true)._tag).toBe("Right");
        for (const id of ids) expect(pathOfNode(draft, id)).not.toBeNull();
      }),
    );
  });

  it("should lose no condition when parts are moved, nested and taken out", () => {
    const moves = fc.array(fc.tuple(fc.constantFrom("up", "down", "nest", "unnest"), fc.nat()), { maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), moves, (howMany, all) => {
        const start = Array.from({ length: howMany }).reduce<DraftGroup>((draft) => addNode(draft, 1, clause), empty);
        const leaves = (draft: DraftGroup): readonly number[] => nodesOf(draft).filter((node) => !isDraftGroup(node)).map(({ id }) => id).toSorted((a, b) => a - b);
        expect(leaves(all.reduce(after, start))).toEqual(leaves(start));
      }),
    );
  });

  it("should say again what a stored document says", () => {
    fc.assert(
      fc.property(filterDocument, (document) => {
        const draft = draftOf(document);
        const again = draftOf(documentOf(draft, filterFields));
        expect(documentOf(again, filterFields)).toEqual(documentOf(draft, filterFields));
      }),
    );
  });

  it("should put a part into a group of the other kind, and take it out to where the group was", () => {
    const two = addNode(addNode(empty, 1, clause), 1, clause);
    const nested = nestNode(two, 2);
    expect(nested.parts[0]).toMatchObject({ kind: "any", parts: [{ id: 2 }] });
    expect(parentOf(nested, 2)?.kind).toBe("any");
    expect(unnestNode(nested, 2).parts.map(({ id }) => id)).toEqual([2, 3]);
    expect(unnestNode(two, 2)).toEqual(two);
  });
});
