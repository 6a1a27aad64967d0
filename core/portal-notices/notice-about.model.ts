import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

const Named = t.type({ id: t.number, name: t.string }, "NamedRecord");

/**
 * What a notice is about, with the names of that time; a kind uses what it needs of it.
 * @property lesson its id is that of the lesson in its course (trigger)
 * @property subject a record that is neither a course nor a lesson
 * @property due_at epoch seconds
 */
export const NoticeAbout = t.type(
  { course: orNull(Named), lesson: orNull(Named), subject: orNull(Named), due_at: orNull(t.number) },
  "NoticeAbout",
);
export type NoticeAbout = t.TypeOf<typeof NoticeAbout>;

/** A notice about nothing in particular, to be completed. */
export const aboutNothing: NoticeAbout = { course: null, lesson: null, subject: null, due_at: null };
