import * as t from "io-ts";
import { Id, referredId } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";

/** A branch of a conditional step (`0`, `1`, … and `else`) or of a wait step (`yes`, `timeout`). */
export const Branch = t.union([t.string, t.number], "Branch");
export type Branch = t.TypeOf<typeof Branch>;

/** What places a step in a workflow: its parent (null, 0 and '' are none), and whether it is set aside. */
export const HungNode = t.type({ id: Id, wf_pid: orNull(Id), wf_detached: orNull(t.boolean) }, "HungNode");
export type HungNode = t.TypeOf<typeof HungNode>;

/** A step as its siblings are ordered by. */
export const OrderedNode = t.intersection([HungNode, t.type({ order: orNull(t.number) })], "OrderedNode");
export type OrderedNode = t.TypeOf<typeof OrderedNode>;

/** A step with its kind and the branch of its parent that it stands on. */
export const WorkflowNode = t.intersection([OrderedNode, t.type({ type: orNull(t.string), wf_if: orNull(Branch) })], "WorkflowNode");
export type WorkflowNode = t.TypeOf<typeof WorkflowNode>;

/** The id of the step that this one hangs below, or null; a detached step hangs below none. */
export const parentOf = (node: HungNode): Id | null => (node.wf_detached === true || node.wf_pid === null ? null : referredId(node.wf_pid));

/** Whether a step may begin a workflow: it names no parent and is not detached. */
export const isRootCandidate = (node: HungNode): boolean => node.wf_detached !== true && parentOf(node) === null;
