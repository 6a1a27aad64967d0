type Facts = Readonly<Record<string, unknown>>;

/**
 * The audit entry of a write, without actor and time.
 * @property action such as `group.update`
 * @property before the old values of what changed; null if there are none
 * @property after the new values; null if there are none
 */
export type AuditNote = { readonly action: string; readonly before: Facts | null; readonly after: Facts | null };
