import type { BulkContact } from "./bulk-contact.model.ts";

/** What a run keeps of when a contact was changed. @property before when it had last been changed before the run, epoch seconds @property version the version that the run made of it */
export type BulkStamp = { readonly before: number; readonly version: number };

type Versioned = Pick<BulkContact, "updated_at" | "version">;

/** A contact as a run changes it. @param now epoch seconds */
export const stamped = ({ updated_at, version }: Versioned, now: number): { readonly stamp: BulkStamp; readonly next: Versioned } => ({
  stamp: { before: updated_at, version: version + 1 },
  next: { updated_at: now, version: version + 1 },
});

/** A contact as undoing a run changes it: when it was last changed comes back, unless somebody changed it since; then the time of that change stays. `resumes`: the version before the run stands again under the new number, null where it does not; an earlier run that made it can then be undone in the same way. @param stamp null where the run kept none */
export const unstamped = ({ updated_at, version }: Versioned, stamp: BulkStamp | null): { readonly next: Versioned; readonly resumes: { readonly from: number; readonly to: number } | null } => {
  const isUntouched = stamp !== null && stamp.version === version;
  return { next: { updated_at: isUntouched ? stamp.before : updated_at, version: version + 1 }, resumes: isUntouched ? { from: version - 1, to: version + 1 } : null };
};
