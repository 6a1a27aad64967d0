import { type DraftGroup, type DraftNode, isDraftGroup } from "./filter-draft.model.ts";
import { freshId, keepsLimits } from "./filter-draft.rule.ts";

/** Changes the parts of every group, the innermost first, so that inserted parts are not changed again. */
const inParts = (group: DraftGroup, change: (parts: readonly DraftNode[]) => readonly DraftNode[]): DraftGroup => ({
  ...group,
  parts: change(group.parts.map((part) => (isDraftGroup(part) ? inParts(part, change) : part))),
});

/** The parent group of a part; null for the root and for an unknown part. */
export const parentOf = (draft: DraftGroup, id: number): DraftGroup | null => {
  if (draft.parts.some((part) => part.id === id)) return draft;
  for (const part of draft.parts) {
    const found = isDraftGroup(part) ? parentOf(part, id) : null;
    if (found !== null) return found;
  }
  return null;
};

const accepted = (before: DraftGroup, after: DraftGroup): DraftGroup => (keepsLimits(after) ? after : before);

/** Replaces a part; the root stays a group. */
export const replaceNode = (draft: DraftGroup, id: number, change: (node: DraftNode) => DraftNode): DraftGroup => {
  if (draft.id === id) {
    const changed = change(draft);
    return isDraftGroup(changed) ? changed : draft;
  }
  return inParts(draft, (parts) => parts.map((part) => (part.id === id ? change(part) : part)));
};

/** Appends a part with a new id to a group; does nothing beyond the limits. */
export const addNode = (draft: DraftGroup, group: number, make: (id: number) => DraftNode): DraftGroup => {
  const node = make(freshId(draft));
  return accepted(
    draft,
    replaceNode(draft, group, (target) => (isDraftGroup(target) ? { ...target, parts: [...target.parts, node] } : target)),
  );
};

/** Whether the limits allow another condition, and another group, in a group. */
export const roomIn = (draft: DraftGroup, group: number): { readonly condition: boolean; readonly group: boolean } => ({
  condition: addNode(draft, group, (id) => ({ kind: "clause", id, field: "", operator: "$any", value: true })) !== draft,
  group: addNode(draft, group, (id) => ({ kind: "all", id, parts: [] })) !== draft,
});

export const removeNode = (draft: DraftGroup, id: number): DraftGroup => inParts(draft, (parts) => parts.filter((part) => part.id !== id));

/**
 * Moves a part among its siblings.
 * @param by -1 up, 1 down
 */
export const moveNode = (draft: DraftGroup, id: number, by: -1 | 1): DraftGroup =>
  inParts(draft, (parts) => {
    const at = parts.findIndex((part) => part.id === id);
    const [one, other] = [parts[at], parts[at + by]];
    if (one === undefined || other === undefined) return parts;
    return parts.map((part, index) => (index === at ? other : index === at + by ? one : part));
  });

/** Wraps a part in a new group of the other kind than its parent; does nothing beyond the limits. */
export const nestNode = (draft: DraftGroup, id: number): DraftGroup => {
  const parent = parentOf(draft, id);
  if (parent === null) return draft;
  const group = freshId(draft);
  return accepted(
    draft,
    replaceNode(draft, id, (node) => ({ kind: parent.kind === "all" ? "any" : "all", id: group, parts: [node] })),
  );
};

/** Moves a part out of its group, behind it; an emptied group is removed. */
export const unnestNode = (draft: DraftGroup, id: number): DraftGroup => {
  const parent = parentOf(draft, id);
  const node = parent?.parts.find((part) => part.id === id);
  if (parent === null || node === undefined || parent.id === draft.id) return draft;
  const rest = parent.parts.filter((part) => part.id !== id);
  return inParts(draft, (parts) =>
    parts.flatMap((part) => (part.id === parent.id ? [...(rest.length === 0 ? [] : [{ ...parent, parts: rest }]), node] : [part])),
  );
};
