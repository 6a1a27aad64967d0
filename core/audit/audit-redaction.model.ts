/**
 * What a reader of the trail is not told of own fields.
 * @property masked shown as something that is not told: secrets, also those that were none when they were written, and fields out of use
 * @property dropped not shown at all: fields of other roles
 */
export type AuditRedaction = { readonly masked: ReadonlySet<string>; readonly dropped: ReadonlySet<string> };
