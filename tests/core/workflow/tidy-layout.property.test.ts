import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { workflowLayout } from "../../../core/workflow/workflow-layout.rule.ts";
import { aBushyTree, step, type TestNode } from "../../arbitraries/workflow.arb.ts";

const near = 1e-9;

/** What a layout says of each step, and the steps below each. */
const drawn = (nodes: readonly TestNode[]) => {
  const { column, row, width, height } = workflowLayout(nodes);
  const at = new Map(nodes.map(({ id }, index) => [id, { column: column[index] ?? NaN, row: row[index] ?? NaN }]));
  const columnOf = (node: TestNode): number => at.get(node.id)?.column ?? NaN;
  const rowOf = (node: TestNode): number => at.get(node.id)?.row ?? NaN;
  const childrenOf = (node: TestNode): readonly TestNode[] => nodes.filter(({ wf_pid }) => wf_pid === node.id);
  const below = (node: TestNode): readonly TestNode[] => [node, ...childrenOf(node).flatMap(below)];
  return { columnOf, rowOf, childrenOf, below, columns: [...column], width, height };
};

const byColumn = (nodes: readonly TestNode[]): readonly number[] => drawn(nodes).columns;

describe("a tidy layout", () => {
  it("should put parents over the middle of their children", () => {
    fc.assert(
      fc.property(aBushyTree, (nodes) => {
        const { columnOf, childrenOf } = drawn(nodes);
        for (const node of nodes) {
          const [first, last] = [childrenOf(node)[0], childrenOf(node).at(-1)];
          if (first !== undefined && last !== undefined) expect(columnOf(node)).toBeCloseTo((columnOf(first) + columnOf(last)) / 2, 9);
        }
      }),
    );
  });

  it("should keep the neighbours of a row at least one column apart, in the order of their parents", () => {
    fc.assert(
      fc.property(aBushyTree, (nodes) => {
        const { columnOf, rowOf, below, childrenOf } = drawn(nodes);
        for (const node of nodes)
          childrenOf(node).forEach((sister, index, sisters) => {
            const left = sisters.slice(0, index).flatMap(below);
            for (const other of below(sister))
              for (const before of left)
                if (rowOf(before) === rowOf(other)) expect(columnOf(other) - columnOf(before)).toBeGreaterThan(1 - near);
          });
      }),
    );
  });

  it("should put the last of several siblings as close to those before it as their subtrees allow", () => {
    fc.assert(
      fc.property(aBushyTree, (nodes) => {
        const { columnOf, rowOf, below, childrenOf } = drawn(nodes);
        for (const node of nodes) {
          const sisters = childrenOf(node);
          const last = sisters.at(-1);
          if (last === undefined || sisters.length < 2) continue;
          const before = sisters.slice(0, -1).flatMap(below);
          const gaps = below(last).flatMap((right) =>
            before.filter((left) => rowOf(left) === rowOf(right)).map((left) => columnOf(right) - columnOf(left)),
          );
          expect(Math.min(...gaps)).toBeCloseTo(1, 9);
        }
      }),
    );
  });

  it("should begin at column 0, and be as wide as its columns", () => {
    fc.assert(
      fc.property(aBushyTree, (nodes) => {
        const { columns, width } = drawn(nodes);
        expect(Math.min(...columns)).toBeCloseTo(0, 9);
        expect(Math.max(...columns)).toBeCloseTo(width - 1, 9);
      }),
    );
  });

  const sisters = (count: number, below: Readonly<Record<number, number>>): readonly TestNode[] => {
    const second = Array.from({ length: count }, (_, index) => step(index + 2, 1));
    const third = second.flatMap(({ id }) => Array.from({ length: below[Number(id)] ?? 0 }, () => id));
    return [step(1, null), ...second, ...third.map((parent, index) => step(index + 2 + count, parent))];
  };

  it("should spread small siblings evenly between two wide ones", () => {
    expect(byColumn(sisters(3, { 2: 3, 4: 3 })).slice(0, 4)).toEqual([2.5, 1, 2.5, 4]);
    expect(
      byColumn(sisters(4, { 2: 4, 5: 4 }))
        .slice(0, 5)
        .map((column) => Math.round(column * 1000)),
    ).toEqual([3500, 1500, 2833, 4167, 5500]);
    expect(byColumn(sisters(5, { 2: 5, 4: 1, 6: 5 })).slice(0, 6)).toEqual([5, 2, 3.5, 5, 6.5, 8]);
  });

  it("should spread small trees evenly between two wide ones too", () => {
    const trees = [step(1, null), step(2, 1), step(3, 1), step(4, 1), step(5, 99), step(6, 99), step(7, 6), step(8, 6), step(9, 6)];
    expect(byColumn(trees)).toEqual([1, 0, 1, 2, 2.5, 4, 3, 4, 5]);
  });

  it("should let a wide subtree reach under short neighbours, on either side", () => {
    const deepRight = [step(1, null), step(2, 1), step(3, 1), step(4, 3), step(5, 4), step(6, 4), step(7, 4)];
    expect(byColumn(deepRight)).toEqual([0.5, 0, 1, 1, 0, 1, 2]);
    const deepLeft = [step(1, null), step(2, 1), step(3, 1), step(4, 2), step(5, 4), step(6, 4), step(7, 4)];
    expect(byColumn(deepLeft)).toEqual([1.5, 1, 2, 1, 0, 1, 2]);
  });
});
