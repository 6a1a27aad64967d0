type Facts = Readonly<Record<string, unknown>>;

/**
 * The entry of the audit log that belongs to a write, without who made it and when.
 * @property action such as `group.update`
 * @property before the old values of what changed; null where there are none
 * @property after the new values; null where there are none
 */
export type AuditNote = { readonly action: string; readonly before: Facts | null; readonly after: Facts | null };
