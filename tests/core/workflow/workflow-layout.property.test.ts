import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutCycles } from "../../../core/workflow/cycle-cuts.rule.ts";
import { workflowLayout } from "../../../core/workflow/workflow-layout.rule.ts";
import { workflowProblems } from "../../../core/workflow/workflow-problems.rule.ts";
import { workflowRoot } from "../../../core/workflow/workflow-root.rule.ts";
import type { TestNode } from "../../arbitraries/workflow.arb.ts";
import { aWorkflow, anyNodes, chain, circle, step } from "../../arbitraries/workflow.arb.ts";

const places = (nodes: readonly TestNode[]) => {
  const layout = workflowLayout(nodes);
  return nodes.map((node, index) => ({ node, column: layout.column[index] ?? NaN, row: layout.row[index] ?? NaN }));
};

const closest = (nodes: readonly TestNode[]): number => {
  const sorted = places(nodes).toSorted((a, b) => a.row - b.row || a.column - b.column);
  return sorted.slice(1).reduce((least, { row, column }, index) => {
    const before = sorted[index];
    return before !== undefined && before.row === row ? Math.min(least, column - before.column) : least;
  }, Infinity);
};

describe("the layout of a workflow", () => {
  it("should put each step below its parent and parents over the middle of their children, branches in order", () => {
    const nodes = [
      step(1, null, { type: "conditional" }),
      step(2, 1, { wf_if: "else" }),
      step(3, 1, { wf_if: "0" }),
      step(4, 3),
      step(5, 1, { wf_if: "1" }),
    ];
    expect(places(nodes).map(({ row, column }) => [row, column])).toEqual([
      [0, 1],
      [1, 2],
      [1, 0],
      [2, 0],
      [1, 1],
    ]);
    expect(workflowLayout(nodes)).toMatchObject({ root: 1, width: 3, height: 3, cut: [] });
    expect(workflowLayout([])).toMatchObject({ root: null, width: 0, height: 0, cut: [] });
  });

  it("should put detached and unconnected steps to the right of the root's tree", () => {
    const nodes = [step(1, 99), step(2, null), step(3, 2), step(4, 2, { wf_detached: true })];
    expect(places(nodes).map(({ row, column }) => [row, column])).toEqual([
      [0, 1],
      [0, 0],
      [1, 0],
      [0, 2],
    ]);
  });

  it("should never let two steps overlap, whatever the graph", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyNodes,
          aWorkflow.map(({ nodes }) => nodes),
        ),
        (nodes) => {
          expect(closest(nodes)).toBeGreaterThan(1 - 1e-9);
          const { column, row, width, height } = workflowLayout(nodes);
          expect([...column].every((x) => x >= 0 && x <= width - 1)).toBe(true);
          expect([...row].every((y) => y >= 0 && y < height)).toBe(true);
        },
      ),
    );
  });

  it("should put every step of a valid workflow one row below its parent", () => {
    fc.assert(
      fc.property(aWorkflow, ({ nodes }) => {
        const rows = new Map(places(nodes).map(({ node, row }) => [node.id, row]));
        for (const { id, wf_pid } of nodes) expect(rows.get(id)).toBe(wf_pid === null ? 0 : (rows.get(wf_pid) ?? NaN) + 1);
      }),
    );
  });

  it("should break every cycle at its newest step", () => {
    expect(workflowLayout([...circle(3), step(9, 2)]).cut).toEqual([3]);
    fc.assert(
      fc.property(anyNodes, (nodes) => {
        const { nodes: open, cut } = cutCycles(nodes);
        expect([...workflowLayout(nodes).cut].toSorted()).toEqual([...cut].toSorted());
        expect(workflowProblems(open).filter(({ code }) => code === "cycle")).toEqual([]);
        const circles = workflowProblems(nodes)
          .filter(({ code }) => code === "cycle")
          .map(({ node }) => node);
        expect(cut.every((id) => circles.includes(id))).toBe(true);
        expect(cut.length > 0).toBe(circles.length > 0);
      }),
    );
  });

  it("should lay out a line and a cycle of 100,000 steps", () => {
    expect(workflowLayout(chain(100_000))).toMatchObject({ width: 1, height: 100_000 });
    expect(workflowLayout(circle(100_000))).toMatchObject({ width: 1, height: 100_000, cut: [100_000] });
    expect(workflowRoot(cutCycles(circle(100_000)).nodes)).toBe(100_000);
  });
});
