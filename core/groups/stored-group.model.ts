import type { Group } from "./group.model.ts";

/**
 * A group as it is stored, without what depends on the caller.
 * @property deleted_at epoch seconds; null while the group is in use
 */
export type StoredGroup = Omit<Group, "editable" | "broken" | "redacted"> & { readonly deleted_at: number | null };
