import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/** How somebody did something: in person, by an API token, by work in the background that they began, as a learner, not signed in, or the product itself. */
export const AuditActorKind = t.keyof(
  { staff: null, token: null, job: null, learner: null, anonymous: null, system: null },
  "AuditActorKind",
);
export type AuditActorKind = t.TypeOf<typeof AuditActorKind>;

/**
 * Who did it.
 * @property id of a user, or of the contact that a learner is
 */
export const AuditActor = t.type({ kind: AuditActorKind, id: orNull(t.number), name: orNull(t.string) }, "AuditActor");
export type AuditActor = t.TypeOf<typeof AuditActor>;

/**
 * What it was done to.
 * @property name as it is called now; null where there is nothing of that kind, or nothing left of it
 */
export const AuditRecord = t.type({ type: t.string, id: t.string, name: orNull(t.string) }, "AuditRecord");
export type AuditRecord = t.TypeOf<typeof AuditRecord>;

/**
 * One value that changed, in words.
 * @property field own fields of contacts as `fields.{key}`
 * @property masked that there is something which is not told
 * @property earlier the value before as it is stored, where it can be given back
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
 * One entry of the trail.
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
 * @property next where the following ones begin; null at the end
 * @property searched epoch seconds back to which words were looked for, where that did not fill the page; null else
 */
export const AuditPage = t.type({ entries: t.readonlyArray(AuditEntry), next: orNull(t.string), searched: orNull(t.number) }, "AuditPage");
export type AuditPage = t.TypeOf<typeof AuditPage>;

/**
 * What there is to filter by.
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
 * What checking a stretch of the chain says.
 * @property checked the number of the last entry looked at
 * @property next whether there are more after it
 * @property since when the first entry was written; null without entries
 * @property broken the first entry that is not what was written, or not where it was
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
