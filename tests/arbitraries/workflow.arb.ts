import fc from "fast-check";
import type { SimulatedNode } from "../../core/workflow/simulation.model.ts";
import type { CheckedNode } from "../../core/workflow/workflow-problems.rule.ts";

export type TestNode = CheckedNode & SimulatedNode;

/** A step as it is when nothing is said about it. */
export const step = (id: number | string, wf_pid: number | string | null, given: Partial<TestNode> = {}): TestNode => ({
  id,
  type: "sms",
  wf_pid,
  wf_if: null,
  wf_detached: false,
  order: 0,
  name: null,
  wf_next_trigger: null,
  conditions: null,
  add_tags: null,
  remove_tags: null,
  values: null,
  delay: null,
  timeout: null,
  ...given,
});

/** A place where a step can stand. */
export type Place = { readonly parent: number; readonly branch: string | null };

const branchesOf = (type: string, conditions: number): readonly (string | null)[] => {
  if (type === "conditional") return [...Array.from({ length: conditions }, (_, index) => String(index)), "else"];
  return type === "wait" ? ["yes", "timeout"] : [null];
};

const aKind = fc.record({
  type: fc.constantFrom("sms", "email", "delay", "conditional", "conditional", "wait"),
  conditions: fc.integer({ min: 1, max: 3 }),
  slot: fc.nat(),
});

const grown = (kinds: readonly { readonly type: string; readonly conditions: number; readonly slot: number }[]) => {
  const nodes: TestNode[] = [];
  let free: Place[] = [];
  kinds.forEach(({ type, conditions, slot }, index) => {
    const place = index === 0 ? null : (free[slot % free.length] ?? null);
    free = free.filter((other) => other !== place);
    const set = Array.from({ length: conditions }, (_, n) => ({ match: [`tag ${n}`], is: "yes" }));
    nodes.push(
      step(index + 1, place?.parent ?? null, {
        type,
        wf_if: place?.branch ?? null,
        conditions: type === "conditional" || type === "wait" ? set : null,
        timeout: type === "wait" ? 3_600 : null,
      }),
    );
    free.push(...branchesOf(type, conditions).map((branch) => ({ parent: index + 1, branch })));
  });
  return { nodes, free };
};

/** A faultless workflow whose root is step 1, and the places of it that are free. */
export const aWorkflow = fc.array(aKind, { minLength: 1, maxLength: 40 }).map(grown);

/** Steps that hang anyhow: loose, detached, below themselves, on circles. */
export const anyNodes: fc.Arbitrary<readonly TestNode[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.integer({ min: 1, max: 30 }),
      wf_pid: fc.option(fc.integer({ min: 0, max: 32 }), { freq: 5 }),
      type: fc.constantFrom("sms", "conditional", "wait", "jump", "mystery"),
      wf_if: fc.option(fc.constantFrom("0", "1", "else", "yes", "timeout", "maybe")),
      wf_detached: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
      order: fc.option(fc.nat(2)),
    })
    .map(({ id, wf_pid, ...given }) => step(id, wf_pid, given)),
  { selector: ({ id }) => id, maxLength: 25 },
);

/** A tree of plain steps of any shape: wide, deep, and with several children anywhere. */
export const aBushyTree: fc.Arbitrary<readonly TestNode[]> = fc
  .array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 40, size: "max" })
  .map((picks) => [
    step(1, null),
    ...picks.map(([pick, recent], index) => step(index + 2, recent ? Math.max(1, index + 1 - (pick % 3)) : 1 + (pick % (index + 1)))),
  ]);

/** A straight line of so many steps, the last one listed first. */
export const chain = (length: number): readonly TestNode[] =>
  Array.from({ length }, (_, index) => step(length - index, length - index === 1 ? null : length - index - 1));

/** A circle of so many steps. */
export const circle = (length: number): readonly TestNode[] =>
  Array.from({ length }, (_, index) => step(index + 1, index === 0 ? length : index));
