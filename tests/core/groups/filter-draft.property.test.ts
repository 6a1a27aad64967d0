import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { activityKeys } from "../../../core/filters/activity.model.ts";
import { describeFilter } from "../../../core/filters/filter-describe.rule.ts";
import { parseFilter } from "../../../core/filters/parse-filter.rule.ts";
import { addNode, moveNode, nestNode, parentOf, removeNode, unnestNode } from "../../../core/groups/filter-draft-edit.rule.ts";
import { type DraftGroup, type DraftNode, isDraftGroup } from "../../../core/groups/filter-draft.model.ts";
import {
  askingOf,
  depthOf,
  documentOf,
  draftOf,
  keepsLimits,
  newActivity,
  nodesOf,
  pathOfNode,
} from "../../../core/groups/filter-draft.rule.ts";
import { filterDocument, filterFields } from "../../arbitraries/filters.arb.ts";

const empty: DraftGroup = { kind: "all", id: 1, parts: [] };
const clause = (id: number): DraftNode => ({ kind: "clause", id, field: "first_name", operator: "$eq", value: `v${id}` });
const steps = fc.array(fc.tuple(fc.constantFrom("clause", "activity", "group", "up", "down", "nest", "unnest", "remove"), fc.nat()), {
  maxLength: 60,
});

const meant = (document: unknown): string => {
  const read = parseFilter(document, filterFields);
  return E.isLeft(read) ? read.left.error : describeFilter(read.right, (name) => name);
};

const after = (draft: DraftGroup, [step, at]: readonly [string, number]): DraftGroup => {
  const nodes = nodesOf(draft);
  const groups = nodes.filter(isDraftGroup);
  const group = groups[at % groups.length]?.id ?? draft.id;
  const id = nodes[at % nodes.length]?.id ?? draft.id;
  if (step === "clause") return addNode(draft, group, clause);
  if (step === "activity")
    return addNode(draft, group, (fresh) => ({
      kind: "activity",
      id: fresh,
      activity: newActivity(activityKeys[at % activityKeys.length] ?? "shared"),
    }));
  if (step === "group") return addNode(draft, group, (fresh) => ({ kind: "any", id: fresh, parts: [] }));
  if (step === "up" || step === "down") return moveNode(draft, id, step === "up" ? -1 : 1);
  if (step === "nest") return nestNode(draft, id);
  return step === "unnest" ? unnestNode(draft, id) : removeNode(draft, id);
};

describe("a filter in the editor", () => {
  it("should give a valid document, within its limits, each part once, whatever is done to it", () => {
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

  it("should lose no condition when parts are moved, nested and unnested", () => {
    const moves = fc.array(fc.tuple(fc.constantFrom("up", "down", "nest", "unnest"), fc.nat()), { maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), moves, (howMany, all) => {
        const start = Array.from({ length: howMany }).reduce<DraftGroup>((draft) => addNode(draft, 1, clause), empty);
        const leaves = (draft: DraftGroup): readonly number[] =>
          nodesOf(draft)
            .filter((node) => !isDraftGroup(node))
            .map(({ id }) => id)
            .toSorted((a, b) => a - b);
        expect(leaves(all.reduce(after, start))).toEqual(leaves(start));
      }),
    );
  });

  it("should give a stored document again", () => {
    fc.assert(
      fc.property(filterDocument, (document) => {
        const draft = draftOf(document, filterFields);
        const again = draftOf(documentOf(draft, filterFields), filterFields);
        expect(documentOf(again, filterFields)).toEqual(documentOf(draft, filterFields));
      }),
    );
  });

  it("should mean what the stored document means, lists with commas and quotes in their entries included", () => {
    const entry = fc.constantFrom("vip", "a, b", '"x"', 'say "hi", you', '5" pipe', "two\nlines", "12,+12125551234");
    const list = fc.oneof(fc.array(entry, { minLength: 1, maxLength: 4 }), entry);
    const lists = fc
      .tuple(fc.constantFrom("$overlaps", "$all", "$none", "$eq"), list)
      .map(([operator, value]) => ({ $and: [{ labels: { [operator]: value } }] }));
    fc.assert(
      fc.property(
        fc.oneof(
          lists,
          filterDocument.map((document) => ({ $and: [document] })),
        ),
        (document) => {
          expect(meant(documentOf(draftOf(document, filterFields), filterFields))).toBe(meant(document));
        },
      ),
    );
  });

  it("should keep conditions on deleted fields, so that they mean the same when the fields are restored", () => {
    const names = Object.keys(filterFields);
    fc.assert(
      fc.property(
        filterDocument.map((document) => ({ $and: [document] })),
        fc.subarray(names),
        (document, left) => {
          const types = Object.fromEntries(Object.entries(filterFields).filter(([name]) => left.includes(name)));
          const kept = documentOf(draftOf(document, types), types);
          expect(meant(documentOf(draftOf(kept, filterFields), filterFields))).toBe(meant(document));
          expect(documentOf(draftOf(kept, types), types)).toEqual(kept);
        },
      ),
    );
  });

  it("should turn a condition on a deleted field into one on another field with all that fits", () => {
    const gone = draftOf(
      { $and: [{ boat: { $starts: "Mary" } }, { boat: { $gt: 5 } }, { boat: { $range: { from: "now", to: "" } } }] },
      filterFields,
    ).parts;
    const asking = (at: number, field: string): unknown => {
      const clause = gone[at];
      return clause?.kind === "clause"
        ? documentOf(askingOf(clause, field, { text: "string", amount: "int", day: "time" }), {
            text: "string",
            amount: "int",
            day: "time",
          })
        : null;
    };
    expect(asking(0, "text")).toEqual({ text: { $starts: "Mary" } });
    expect(asking(1, "amount")).toEqual({ amount: { $gt: "5" } });
    expect(asking(2, "day")).toEqual({ day: { $range: { from: "now", to: "" } } });
    expect(asking(0, "nothing")).toEqual({ boat: { $starts: "Mary" } });
  });

  it("should put a part into a group of the other kind, and move it out to where the group was", () => {
    const two = addNode(addNode(empty, 1, clause), 1, clause);
    const nested = nestNode(two, 2);
    expect(nested.parts[0]).toMatchObject({ kind: "any", parts: [{ id: 2 }] });
    expect(parentOf(nested, 2)?.kind).toBe("any");
    expect(unnestNode(nested, 2).parts.map(({ id }) => id)).toEqual([2, 3]);
    expect(unnestNode(two, 2)).toEqual(two);
  });
});
