import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/** The kind of actor: staff in person, support signed in as them, an API token, a background job, a learner, a caller who is not signed in, or the product itself. */
export const AuditActorKind = t.keyof(
  { staff: null, sudo: null, token: null, job: null, learner: null, anonymous: null, system: null },
  "AuditActorKind",
);
export type AuditActorKind = t.TypeOf<typeof AuditActorKind>;

/**
 * The actor.
 * @property id of a user, or of the contact of a learner
 */
export const AuditActor = t.type({ kind: AuditActorKind, id: orNull(t.number), name: orNull(t.string) }, "AuditActor");
export type AuditActor = t.TypeOf<typeof AuditActor>;

/**
 * The record that the entry is about.
 * @property name its current name; null for a record without a name or one that was deleted
 */
export const AuditRecord = t.type({ type: t.string, id: t.string, name: orNull(t.string) }, "AuditRecord");
export type AuditRecord = t.TypeOf<typeof AuditRecord>;

/**
 * One changed value, in words.
 * @property field custom fields of contacts as `fields.{key}`
 * @property masked whether the value is redacted
 * @property earlier the stored value before the change, if it can be restored
 */
export const AuditChange = t.intersection(
  [
    t.type({ field: t.string, label: orNull(t.string), before: orNull(t.string), after: orNull(t.string), masked: t.boolean }),
    t.partial({ earlier: t.unknown }),
  ],
  "AuditChange",
);
export type AuditChange = t.TypeOf<typeof AuditChange>;

/**
 * One entry of the audit log.
 * @property at epoch seconds
 * @property action such as `contact.update`
 */
export const AuditEntry = t.type(
  { id: t.number, at: t.number, actor: AuditActor, action: t.string, record: AuditRecord, changes: t.readonlyArray(AuditChange) },
  "AuditEntry",
);
export type AuditEntry = t.TypeOf<typeof AuditEntry>;

/**
 * Entries, the latest first.
 * @property next cursor of the next page; null at the end
 * @property searched epoch seconds back to which the text search went, if it did not fill the page; otherwise null
 */
export const AuditPage = t.type({ entries: t.readonlyArray(AuditEntry), next: orNull(t.string), searched: orNull(t.number) }, "AuditPage");
export type AuditPage = t.TypeOf<typeof AuditPage>;

/**
 * The values that the log can be filtered by.
 * @property timezone in which days are counted
 */
export const AuditFacets = t.type(
  {
    people: t.readonlyArray(t.type({ id: t.number, name: t.string })),
    types: t.readonlyArray(t.string),
    actions: t.readonlyArray(t.string),
    timezone: t.string,
  },
  "AuditFacets",
);
export type AuditFacets = t.TypeOf<typeof AuditFacets>;

/**
 * The result of verifying a part of the hash chain.
 * @property checked the number of the last verified entry
 * @property next whether more entries follow
 * @property since time of the first entry; null without entries
 * @property broken the first entry that was altered or moved
 */
export const AuditVerdict = t.type(
  {
    checked: t.number,
    total: t.number,
    next: t.boolean,
    since: orNull(t.number),
    broken: orNull(t.type({ number: t.number, at: orNull(t.number) })),
  },
  "AuditVerdict",
);
export type AuditVerdict = t.TypeOf<typeof AuditVerdict>;
