import type { BulkContact } from "./bulk-contact.model.ts";

/**
 * What a run stores about the modification time of a contact, so that undo can restore it.
 * @property before `updated_at` before the run, epoch seconds
 * @property version the version that the run wrote
 */
export type BulkStamp = { readonly before: number; readonly version: number };

type Versioned = Pick<BulkContact, "updated_at" | "version">;

/**
 * The stamp to store and the next version of a contact that a run changes.
 * @param now epoch seconds
 */
export const stamped = ({ updated_at, version }: Versioned, now: number): { readonly stamp: BulkStamp; readonly next: Versioned } => ({
  stamp: { before: updated_at, version: version + 1 },
  next: { updated_at: now, version: version + 1 },
});

/**
 * The next version of a contact when a run is undone: `updated_at` is restored unless a later change raised the version.
 * `resumes` maps the version before the run to the new one, so that an earlier run can restore its time too; null after a later change.
 * @param stamp null for runs from before stamps were stored
 */
export const unstamped = (
  { updated_at, version }: Versioned,
  stamp: BulkStamp | null,
): { readonly next: Versioned; readonly resumes: { readonly from: number; readonly to: number } | null } => {
  const isUntouched = stamp !== null && stamp.version === version;
  return {
    next: { updated_at: isUntouched ? stamp.before : updated_at, version: version + 1 },
    resumes: isUntouched ? { from: version - 1, to: version + 1 } : null,
  };
};
