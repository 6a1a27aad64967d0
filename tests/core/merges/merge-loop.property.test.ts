import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makesLoop } from "../../../core/contacts/relation-loop.rule.ts";
import { choiceInForce } from "../../../core/merges/choice-in-force.rule.ts";
import { mergeLeadsBack } from "../../../core/merges/merge-loop.rule.ts";
import type { MergeChoices } from "../../../core/merges/merge.model.ts";
import { plannedMerge } from "../../../core/merges/planned-merge.rule.ts";

const fields = { recruited_by: "related_contacts" } as const;
const people = 7;
type Graph = readonly (readonly number[])[];

/** Whom each of a few people names, without loops: nobody names somebody of a higher number. */
const graph: fc.Arbitrary<Graph> = fc.tuple(
  ...Array.from({ length: people }, (_, at) => (at === 0 ? fc.constant([]) : fc.uniqueArray(fc.nat({ max: at - 1 }), { maxLength: 2 }))),
);
const two = fc.uniqueArray(fc.nat({ max: people - 1 }), { minLength: 2, maxLength: 2 }).map(([kept = 0, other = 1]) => ({ kept, other }));

const planOf = (all: Graph, joined: { readonly kept: number; readonly other: number }, choices: MergeChoices) => {
  const leadsBack = (_: string, value: unknown): boolean => mergeLeadsBack(joined, value, (id) => all[id] ?? []);
  return plannedMerge({ recruited_by: all[joined.kept] ?? [] }, { recruited_by: all[joined.other] ?? [] }, fields, choices, {
    joined,
    leadsBack,
  });
};

/** Whether anybody comes back to themselves after the merge. */
const hasLoop = (all: Graph, { kept, other }: { readonly kept: number; readonly other: number }, result: unknown): boolean => {
  const after = all.map((named, at) =>
    at === kept ? (Array.isArray(result) ? result.map(Number) : []) : at === other ? [] : named.map((id) => (id === other ? kept : id)),
  );
  return after.some((named, at) => makesLoop(at, named, (id) => after[id] ?? []));
};

describe("a relation between two merged contacts", () => {
  it("should by default refer no contact to itself", () => {
    fc.assert(
      fc.property(graph, two, (all, joined) => {
        expect(hasLoop(all, joined, planOf(all, joined, {}).result["recruited_by"])).toBe(false);
      }),
    );
  });

  it("should report a choice as a cycle exactly if it would be one", () => {
    fc.assert(
      fc.property(graph, two, fc.constantFrom("kept" as const, "other" as const), (all, joined, choice) => {
        const plan = planOf(all, joined, { recruited_by: choice });
        const value = (all[choice === "kept" ? joined.kept : joined.other] ?? []).filter((id) => id !== joined.kept && id !== joined.other);
        for (const { loops } of plan.differing) expect(loops.includes(choice)).toBe(hasLoop(all, joined, value));
      }),
    );
  });

  it("should show the effective choice", () => {
    fc.assert(
      fc.property(graph, two, (all, joined) => {
        const plain = planOf(all, joined, {});
        const shown = Object.fromEntries(plain.differing.map((difference) => [difference.field, choiceInForce(difference, {})]));
        expect(planOf(all, joined, shown).result).toEqual(plain.result);
      }),
    );
  });

  it("should name neither the two themselves nor a recruit of a recruit", () => {
    const all: Graph = [[], [0], [1]];
    expect(planOf(all, { kept: 0, other: 1 }, {}).result["recruited_by"]).toEqual([]);
    expect(planOf(all, { kept: 0, other: 2 }, {})).toMatchObject({
      result: { recruited_by: [] },
      differing: [{ loops: ["other", "both"] }],
    });
    expect(planOf(all, { kept: 2, other: 0 }, {})).toMatchObject({
      result: { recruited_by: [] },
      differing: [{ loops: ["kept", "both"] }],
    });
  });
});
