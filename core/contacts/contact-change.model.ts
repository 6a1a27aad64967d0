/** The part of a contact that was changed. */
export type ContactChangeKind =
  | "values"
  | "archived"
  | "blocked"
  | "photo"
  | "deleted"
  | "restored"
  | "merged"
  | "notes"
  | "tasks"
  | "messages"
  | "bulk";

/**
 * A change made on this page.
 * @property contact null where any contact may have changed
 */
export type ContactChange = { readonly contact: number | null; readonly what: ContactChangeKind };

/** Publishes a change. */
export type TellChange = (change: ContactChange) => void;
