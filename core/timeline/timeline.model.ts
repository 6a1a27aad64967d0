import * as t from "io-ts";
import { ContactNote } from "../contacts/contact-note.model.ts";
import { FieldType } from "../fields/field-type.model.ts";
import { ActivityEvent } from "../filters/activity-event.model.ts";
import { orNull } from "../kernel/or-null.ts";
import { FailReason } from "../outbox/message.model.ts";
import { TaskStatus } from "../tasks/task-status.model.ts";
import { TimelineCustomEvent } from "./custom-event.model.ts";

/** By what a timeline can be narrowed. */
export const TimelineFilter = t.keyof({ note: null, task: null, message: null, activity: null }, "TimelineFilter");
export type TimelineFilter = t.TypeOf<typeof TimelineFilter>;
export const timelineFilters: readonly TimelineFilter[] = Object.keys(TimelineFilter.keys).filter(TimelineFilter.is);

/** A task that is about the contact, as it stands now; told when it was made. */
const ToldTask = t.type({ id: t.number, name: t.string, slug: t.string, status: TaskStatus, by: orNull(t.string) }, "ToldTask");

/**
 * A mail or text that somebody sent to the contact.
 * @property failure why it did not arrive; null while it is on its way or where it left
 */
const ToldMessage = t.type(
  {
    channel: t.keyof({ email: null, sms: null }),
    recipient: t.string,
    subject: t.string,
    body: t.string,
    by: orNull(t.string),
    failure: orNull(FailReason),
  },
  "ToldMessage",
);

/** What the contact did, with the names of what it was done in; null where it is gone. */
export const TimelineActivity = t.type(
  {
    kind: ActivityEvent.props.kind,
    campaign: orNull(t.string),
    lesson: orNull(t.string),
    item: orNull(t.string),
    answer: orNull(t.string),
    correct: orNull(t.boolean),
    points: orNull(t.number),
    tracker: orNull(t.string),
    value: orNull(t.number),
  },
  "ToldActivity",
);
export type TimelineActivity = t.TypeOf<typeof TimelineActivity>;

/** A new value of an own field that is an event. `value` as text, null where it was taken away or is a picture. */
export const TimelineField = t.type({ name: t.string, label: t.string, type: FieldType, value: orNull(t.string) }, "ToldField");
export type TimelineField = t.TypeOf<typeof TimelineField>;

const of = <K extends string, C extends t.Mixed>(kind: K, data: C) => t.type({ key: t.string, at: t.number, kind: t.literal(kind), data });

/** Something that happened with a contact. `key` tells it from all others of the contact; `at` epoch seconds. */
export const TimelineEntry = t.union(
  [
    of("note", ContactNote),
    of("task", ToldTask),
    of("message", ToldMessage),
    of("activity", TimelineActivity),
    of("field", TimelineField),
    of("event", TimelineCustomEvent),
  ],
  "TimelineEntry",
);
export type TimelineEntry = t.TypeOf<typeof TimelineEntry>;

/** A stretch of a timeline, the latest first. `next` names the place where it goes on, null at its end; `filters` are those of the kinds that the caller may see. */
export const TimelinePage = t.type(
  { entries: t.readonlyArray(TimelineEntry), next: orNull(t.string), filters: t.readonlyArray(TimelineFilter) },
  "TimelinePage",
);
export type TimelinePage = t.TypeOf<typeof TimelinePage>;
