import * as t from "io-ts";
import { Id, referredId } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";

/** A branch of a conditional step (`0`, `1`, … and `else`) or of a wait step (`yes`, `timeout`). */
export const Branch = t.union([t.string, t.number], "Branch");
export type Branch = t.TypeOf<typeof Branch>;

/** A step's position in a workflow: its parent (null, 0 and '' mean none), and whether it is detached. */
export const HungNode = t.type({ id: Id, wf_pid: orNull(Id), wf_detached: orNull(t.boolean) }, "HungNode");
export type HungNode = t.TypeOf<typeof HungNode>;

/** A step with its sort order among siblings. */
export const OrderedNode = t.intersection([HungNode, t.type({ order: orNull(t.number) })], "OrderedNode");
export type OrderedNode = t.TypeOf<typeof OrderedNode>;

/** A step with its type and its branch of the parent. */
export const WorkflowNode = t.intersection([OrderedNode, t.type({ type: orNull(t.string), wf_if: orNull(Branch) })], "WorkflowNode");
export type WorkflowNode = t.TypeOf<typeof WorkflowNode>;

/** The id of a step's parent, or null; a detached step has none. */
export const parentOf = (node: HungNode): Id | null => (node.wf_detached === true || node.wf_pid === null ? null : referredId(node.wf_pid));

/** Whether a step can be the root: it has no parent and is not detached. */
export const isRootCandidate = (node: HungNode): boolean => node.wf_detached !== true && parentOf(node) === null;
