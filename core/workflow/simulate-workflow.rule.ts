import type { Forest } from "../kernel/forest.ts";
import { idKey, referredId } from "../kernel/id.ts";
import { branchText, hasBranches } from "./branch.rule.ts";
import { firstTrueCondition } from "./chosen-branch.rule.ts";
import { outsideChanges } from "./outside-changes.rule.ts";
import type { ConditionTest, SimulatedNode, SimulatedStep, SimulatedWay, WayEnd, WorkflowRun } from "./simulation.model.ts";
import { wayEnds } from "./simulation.model.ts";
import { contactAfter } from "./step-effect.rule.ts";
import { orderedChildren } from "./workflow-children.rule.ts";
import { rootPosition, workflowForest } from "./workflow-root.rule.ts";

/** How many times a contact may enter the same step. */
export const visitLimit = 10;

type Outcome = { readonly at: number; readonly branch: string | null; readonly reason: string; readonly end?: WayEnd };

const nextPosition = (nodes: readonly SimulatedNode[], forest: Forest, position: number, branch: string | null): number | null => {
  const step = nodes[position];
  const children = orderedChildren(nodes, forest, position);
  const next = hasBranches(step?.type ?? null) ? children.find((child) => branchText(child.wf_if) === branch) : children[0];
  return next === undefined ? null : (forest.positions.get(idKey(next.id)) ?? null);
};

const jumpPosition = (step: SimulatedNode, forest: Forest): number | null => {
  const target = step.wf_next_trigger === null ? null : referredId(step.wf_next_trigger);
  return target === null ? null : (forest.positions.get(idKey(target)) ?? null);
};

/**
 * Simulates one contact's path through a workflow from its root: delays count from the parent step, conditionals take their first true
 * branch or else, waits end at a change or their timeout, loops end at the visit limit.
 */
export const simulateWorkflow = (run: WorkflowRun, holds: ConditionTest): SimulatedWay => {
  const { nodes } = run;
  const forest = workflowForest(nodes);
  const visits = new Uint8Array(nodes.length);
  const outside = outsideChanges(run.changes ?? []);
  const steps: SimulatedStep[] = [];
  let contact = outside.until(run.start, run.contact);
  let now = run.start;

  const outcomeOf = (step: SimulatedNode): Outcome => {
    const chosen = () => firstTrueCondition(step, contact, now, holds);
    switch (step.type) {
      case "conditional": {
        const index = chosen();
        return index === null
          ? { at: now, branch: "else", reason: "No condition is true." }
          : { at: now, branch: String(index), reason: `Condition ${index + 1} is true.` };
      }
      case "wait": {
        const entered = now;
        const deadline = step.timeout === null ? Infinity : entered + step.timeout;
        for (let at: number | null = now; at !== null && (at < deadline || at === entered); at = outside.next()) {
          now = at;
          contact = outside.until(at, contact);
          if (chosen() !== null)
            return { at, branch: "yes", reason: at === entered ? "The condition is true already." : "The condition came true." };
        }
        if (deadline === Infinity) return { at: now, branch: null, reason: wayEnds.waiting, end: "waiting" };
        return { at: deadline, branch: "timeout", reason: `Timed out after ${deadline - entered} seconds.` };
      }
      case "jump":
        return jumpPosition(step, forest) === null
          ? { at: now, branch: null, reason: wayEnds["jump-target-missing"], end: "jump-target-missing" }
          : { at: now, branch: null, reason: `Jumps to step ${step.wf_next_trigger}.` };
      case "remove":
        return { at: now, branch: null, reason: wayEnds.removed, end: "removed" };
      default:
        return {
          at: now,
          branch: null,
          reason: step.delay === null || step.delay === 0 ? "Runs at once." : `Runs after ${step.delay} seconds.`,
        };
    }
  };

  const ended = (code: WayEnd): SimulatedWay => ({ steps, end: { code, at: now, message: wayEnds[code] }, contact });
  let position = rootPosition(nodes, forest);
  if (position === null) return ended("no-root");
  while (position !== null) {
    const step: SimulatedNode | undefined = nodes[position];
    if (step === undefined) break;
    if ((visits[position] ?? 0) >= visitLimit) return ended("loop-limit");
    visits[position] = (visits[position] ?? 0) + 1;
    const entered = now;
    now += step.delay ?? 0;
    contact = outside.until(now, contact);
    const outcome = outcomeOf(step);
    now = outcome.at;
    contact = contactAfter(outside.until(now, contact), step);
    steps.push({
      node: step.id,
      type: step.type,
      name: step.name,
      visit: visits[position] ?? 1,
      entered_at: entered,
      left_at: now,
      branch: outcome.branch,
      reason: outcome.reason,
    });
    if (outcome.end !== undefined) return ended(outcome.end);
    position = step.type === "jump" ? jumpPosition(step, forest) : nextPosition(nodes, forest, position, outcome.branch);
  }
  return ended("finished");
};
