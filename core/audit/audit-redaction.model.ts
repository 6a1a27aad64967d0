/**
 * The custom fields that are redacted for a reader of the log.
 * @property masked shown as a mask: secrets, also fields that became secret later, and fields out of use
 * @property dropped hidden: fields of other roles
 */
export type AuditRedaction = { readonly masked: ReadonlySet<string>; readonly dropped: ReadonlySet<string> };
