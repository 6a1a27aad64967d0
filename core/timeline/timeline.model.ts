import * as t from "io-ts";
import { ContactNote } from "../contacts/note.model.ts";
import { Side, ThreadChannel } from "../conversations/thread.model.ts";
import { FieldType } from "../fields/field-type.model.ts";
import { ActivityEvent } from "../filters/activity-event.model.ts";
import { orNull } from "../kernel/or-null.ts";
import { FailReason } from "../outbox/message.model.ts";
import { TaskStatus } from "../tasks/task-status.model.ts";
import { TimelineCustomEvent } from "./custom-event.model.ts";

/** The filters of a timeline. */
export const TimelineFilter = t.keyof({ note: null, task: null, conversation: null, message: null, activity: null }, "TimelineFilter");
export type TimelineFilter = t.TypeOf<typeof TimelineFilter>;
export const timelineFilters: readonly TimelineFilter[] = Object.keys(TimelineFilter.keys).filter(TimelineFilter.is);

/** A task about the contact in its current state; the entry's time is that of its creation. */
const ToldTask = t.type({ id: t.number, name: t.string, slug: t.string, status: TaskStatus, by: orNull(t.string) }, "ToldTask");

/**
 * A mail or text sent to the contact.
 * @property failure why it was not delivered; null while pending and after it was sent
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

/**
 * A message of a conversation with the contact.
 * @property by the user who wrote it; null for the contact and for users without a name
 * @property failure why the text that carries it was not delivered; null while pending, after it was sent and in the portal
 */
const ToldChat = t.type(
  {
    thread_id: t.number,
    thread: t.string,
    channel: ThreadChannel,
    side: Side,
    by: orNull(t.string),
    body: t.string,
    failure: orNull(FailReason),
  },
  "ToldChat",
);

/** A word by which the contact stopped texts to a number of theirs, or wanted them again. */
const ToldWord = t.type({ word: t.keyof({ stop: null, start: null }), mobile: t.string }, "ToldWord");

/** An action of the contact, with the names of the records involved; null if they are deleted. */
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

/** A new value of a custom field that is an event. `value` as text, null if it was cleared or is a picture. */
export const TimelineField = t.type({ name: t.string, label: t.string, type: FieldType, value: orNull(t.string) }, "ToldField");
export type TimelineField = t.TypeOf<typeof TimelineField>;

const of = <K extends string, C extends t.Mixed>(kind: K, data: C) => t.type({ key: t.string, at: t.number, kind: t.literal(kind), data });

/** An entry about a contact. `key` is unique for the contact; `at` epoch seconds. */
export const TimelineEntry = t.union(
  [
    of("note", ContactNote),
    of("task", ToldTask),
    of("message", ToldMessage),
    of("chat", ToldChat),
    of("texts", ToldWord),
    of("activity", TimelineActivity),
    of("field", TimelineField),
    of("event", TimelineCustomEvent),
  ],
  "TimelineEntry",
);
export type TimelineEntry = t.TypeOf<typeof TimelineEntry>;

/**
 * A page of a timeline, the latest first. `next` is the cursor of the next page, null at the end; `filters` are those of the kinds that the
 * caller may see.
 */
export const TimelinePage = t.type(
  { entries: t.readonlyArray(TimelineEntry), next: orNull(t.string), filters: t.readonlyArray(TimelineFilter) },
  "TimelinePage",
);
export type TimelinePage = t.TypeOf<typeof TimelinePage>;
