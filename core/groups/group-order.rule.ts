import type { AuditNote } from "../audit/audit-note.model.ts";

/** Groups or folders sorted by a list of ids; the others follow in their current order. */
export const inOrderOf = <A extends { readonly id: number }>(listed: readonly A[], ids: readonly number[]): readonly A[] => {
  const place = new Map(ids.map((id, index) => [id, index]));
  return listed.toSorted((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length));
};

/** Decides the order of all groups or all folders; the first occurrence of an id counts. */
export const decideOrder = (
  of: "group" | "group_folder",
  ids: readonly number[],
): { readonly ids: readonly number[]; readonly audit: AuditNote } => {
  const distinct = [...new Set(ids)];
  return { ids: distinct, audit: { action: `${of}.order`, before: null, after: { ids: distinct } } };
};
