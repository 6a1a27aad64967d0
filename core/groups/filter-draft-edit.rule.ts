import { type DraftGroup, type DraftNode, isDraftGroup } from "./filter-draft.model.ts";
import { freshId, keepsLimits } from "./filter-draft.rule.ts";

/** Changes the parts of every group, the innermost first, so that what is put in is not changed again. */
const inParts = (group: DraftGroup, change: (parts: readonly DraftNode[]) => readonly DraftNode[]): DraftGroup => ({
  ...group,
  parts: change(group.parts.map((part) => (isDraftGroup(part) ? inParts(part, change) : part))),
});

/** The group in which a part stands; null for the outermost and for one that is not there. */
export const parentOf = (draft: DraftGroup, id: number): DraftGroup | null => {
  if (draft.parts.some((part) => part.id === id)) return draft;
  for (const part of draft.parts) {
    const found = isDraftGroup(part) ? parentOf(part, id) : null;
    if (found !== null) return found;
  }
  return null;
};

const accepted = (before: DraftGroup, after: DraftGroup): DraftGroup => (keepsLimits(after) ? after : before);

/** Puts another part in the place of one; the outermost stays a group. */
export const replaceNode = (draft: DraftGroup, id: number, change: (node: DraftNode) => DraftNode): DraftGroup => {
  if (draft.id === id) {
    const changed = change(draft);
    return isDraftGroup(changed) ? changed : draft;
  }
  return inParts(draft, (parts) => parts.map((part) => (part.id === id ? change(part) : part)));
};

/** Adds a part at the end of a group, with an id of its own; nothing happens beyond the limits. */
export const addNode = (draft: DraftGroup, group: number, make: (id: number) => DraftNode): DraftGroup => {
  const node = make(freshId(draft));
  return accepted(
    draft,
    replaceNode(draft, group, (target) => (isDraftGroup(target) ? { ...target, parts: [...target.parts, node] } : target)),
  );
};

/** Whether the limits leave room in a group for another condition, and for another group. */
export const roomIn = (draft: DraftGroup, group: number): { readonly condition: boolean; readonly group: boolean } => ({
  condition: addNode(draft, group, (id) => ({ kind: "clause", id, field: "", operator: "$any", value: true })) !== draft,
  group: addNode(draft, group, (id) => ({ kind: "all", id, parts: [] })) !== draft,
});

export const removeNode = (draft: DraftGroup, id: number): DraftGroup => inParts(draft, (parts) => parts.filter((part) => part.id !== id));

/**
 * Moves a part among its neighbours.
 * @param by -1 up, 1 down
 */
export const moveNode = (draft: DraftGroup, id: number, by: -1 | 1): DraftGroup =>
  inParts(draft, (parts) => {
    const at = parts.findIndex((part) => part.id === id);
    const [one, other] = [parts[at], parts[at + by]];
    if (one === undefined || other === undefined) return parts;
    return parts.map((part, index) => (index === at ? other : index === at + by ? one : part));
  });

/** Puts a part into a group of its own, of the other kind than the one around it; nothing happens beyond the limits. */
export const nestNode = (draft: DraftGroup, id: number): DraftGroup => {
  const parent = parentOf(draft, id);
  if (parent === null) return draft;
  const group = freshId(draft);
  return accepted(
    draft,
    replaceNode(draft, id, (node) => ({ kind: parent.kind === "all" ? "any" : "all", id: group, parts: [node] })),
  );
};

/** Takes a part out of its group, to the place behind it; a group that is left empty goes. */
export const unnestNode = (draft: DraftGroup, id: number): DraftGroup => {
  const parent = parentOf(draft, id);
  const node = parent?.parts.find((part) => part.id === id);
  if (parent === null || node === undefined || parent.id === draft.id) return draft;
  const rest = parent.parts.filter((part) => part.id !== id);
  return inParts(draft, (parts) =>
    parts.flatMap((part) => (part.id === parent.id ? [...(rest.length === 0 ? [] : [{ ...parent, parts: rest }]), node] : [part])),
  );
};
