/** What of a contact was changed. */
export type ContactChangeKind = "values" | "archived" | "blocked" | "deleted" | "restored" | "merged" | "notes" | "tasks" | "bulk";

/**
 * A change that was made here.
 * @property contact null where any contacts may have changed
 */
export type ContactChange = { readonly contact: number | null; readonly what: ContactChangeKind };

/** Takes note of a change. */
export type TellChange = (change: ContactChange) => void;
