import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { GroupField } from "./contact-fields.rule.ts";

/** A contact in the responses about groups. */
export const GroupPerson = t.type(
  { con_id: t.number, name: t.string, email: t.readonlyArray(t.string), mobile: t.readonlyArray(t.string), photo: orNull(t.string) },
  "GroupPerson",
);
export type GroupPerson = t.TypeOf<typeof GroupPerson>;

/**
 * A page of the contacts of a group, by name.
 * @property page from 1
 */
export const GroupPage = t.type({ results: t.readonlyArray(GroupPerson), page: t.number, count: t.number }, "GroupPage");
export type GroupPage = t.TypeOf<typeof GroupPage>;

/** Number of contacts that match a filter. */
export const GroupCount = t.type({ count: t.number }, "GroupCount");
export type GroupCount = t.TypeOf<typeof GroupCount>;

/** The effect of a changed filter, with the first added and removed contacts by name. */
export const GroupPreview = t.type(
  { count: t.number, added: t.number, removed: t.number, joining: t.readonlyArray(GroupPerson), leaving: t.readonlyArray(GroupPerson) },
  "GroupPreview",
);
export type GroupPreview = t.TypeOf<typeof GroupPreview>;

/**
 * One line of an explanation, in the order of the filter; `redacted` is a clause about a field that the caller may not filter by.
 * @property depth 0 for the outermost
 * @property value the contact's value, null for a group of clauses
 * @property verdict null if it would reveal that of a redacted clause
 */
export const ExplainedLine = t.type(
  {
    kind: t.keyof({ all: null, any: null, clause: null, redacted: null }),
    depth: t.number,
    text: t.string,
    value: orNull(t.string),
    verdict: orNull(t.boolean),
  },
  "ExplainedLine",
);
export type ExplainedLine = t.TypeOf<typeof ExplainedLine>;

/** Why a contact is in a group or not; archived contacts are in none. */
export const Explanation = t.type(
  { person: GroupPerson, archived: t.boolean, belongs: t.boolean, lines: t.readonlyArray(ExplainedLine) },
  "Explanation",
);
export type Explanation = t.TypeOf<typeof Explanation>;

/** A group of a contact. */
export const GroupOfContact = t.type({ id: t.number, name: t.string }, "GroupOfContact");
export type GroupOfContact = t.TypeOf<typeof GroupOfContact>;

const Named = { id: t.string, name: t.string };

/** What a filter may refer to: fields, and the courses, lessons and items that have activity. */
export const GroupVocabulary = t.type(
  {
    fields: t.readonlyArray(GroupField),
    campaigns: t.readonlyArray(t.type(Named)),
    lessons: t.readonlyArray(t.type({ ...Named, items: t.readonlyArray(t.type(Named)) })),
    trackers: t.readonlyArray(t.string),
    /** users with whom a group can be shared */
    people: t.readonlyArray(t.type({ id: t.number, name: t.string })),
    teams: t.readonlyArray(t.type({ id: t.number, name: t.string })),
    /** the organisation's, for counting days */
    timezone: t.string,
  },
  "GroupVocabulary",
);
export type GroupVocabulary = t.TypeOf<typeof GroupVocabulary>;
