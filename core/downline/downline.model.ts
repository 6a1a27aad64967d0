import * as t from "io-ts";
import { Field } from "../fields/field.model.ts";
import { orNull } from "../kernel/or-null.ts";
import { pageOf } from "../kernel/page.ts";

const Person = t.type({ con_id: t.number, name: t.string }, "DownlinePerson");

/** A contact of a learner's downline in a list; `direct` is how many contacts are directly below. */
export const DownlineContact = t.intersection([Person, t.type({ photo: orNull(t.string), direct: t.number })], "DownlineContact");
export type DownlineContact = t.TypeOf<typeof DownlineContact>;

/** A page of the contacts directly below one contact. */
export const DownlinePage = pageOf(DownlineContact);
export type DownlinePage = t.TypeOf<typeof DownlinePage>;

/** How far a contact of the downline is in a course; `touched_at` in epoch seconds. */
export const DownlineCourse = t.type(
  { id: t.number, name: t.string, lessons: t.number, finished: t.number, points: t.number, touched_at: orNull(t.number) },
  "DownlineCourse",
);
export type DownlineCourse = t.TypeOf<typeof DownlineCourse>;

/**
 * A contact of a learner's downline.
 * @property above those between the learner and the contact, from the top
 * @property fields what the learner's role shows, with `values` by key
 */
export const DownlineRecord = t.intersection(
  [
    DownlineContact,
    t.type({
      above: t.readonlyArray(Person),
      fields: t.readonlyArray(Field),
      values: t.UnknownRecord,
      courses: t.readonlyArray(DownlineCourse),
    }),
  ],
  "DownlineRecord",
);
export type DownlineRecord = t.TypeOf<typeof DownlineRecord>;
