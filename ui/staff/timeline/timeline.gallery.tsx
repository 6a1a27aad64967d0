import { idle, loaded } from "../../../core/kernel/remote.ts";
import { type TimelineEntry, timelineFilters } from "../../../core/timeline/timeline.model.ts";
import { galleryWords } from "../../fields/gallery-fields.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { now } from "../contacts/gallery-people.ts";
import { NoteComposer } from "../contacts/notes/note-composer.view.tsx";
import { TimelineCard, type TimelineCardProps } from "./timeline-card.view.tsx";

const nothing = (): void => undefined;
const stored = async (): Promise<null> => null;
const hour = 3_600;
const day = 86_400;

const note = {
  id: 1,
  con_id: 1,
  contact: "Ada Osei",
  body: "Called about the harbor course.\nWants to begin in spring.",
  author_id: 1,
  author: "Olivia Owens",
  editor: null,
  editable: true,
  version: 2,
  created_at: now - hour,
  updated_at: now,
};
const did = {
  campaign: "Harbor basics",
  lesson: "Knots",
  item: "Which knot holds?",
  answer: null,
  correct: null,
  points: null,
  tracker: null,
  value: null,
};

const entries: readonly TimelineEntry[] = [
  { key: "note:1", at: now - hour, kind: "note", data: note },
  {
    key: "task:1",
    at: now - 2 * hour,
    kind: "task",
    data: { id: 1, name: "Send the price list", slug: "send_1", status: "doing", by: "Olivia Owens" },
  },
  {
    key: "message:1",
    at: now - day,
    kind: "message",
    data: {
      channel: "email",
      recipient: "ada@example.com",
      subject: "Your link to Harbor Academy",
      body: "Hello Ada,\n\nthis link logs you in to Harbor Academy. It works once, within 24 hours:\n…",
      by: "Olivia Owens",
      failure: "refused",
    },
  },
  {
    key: "chat:1",
    at: now - day,
    kind: "chat",
    data: { thread_id: 4, thread: "When does it start?", channel: "portal", side: "contact", by: null, body: "Thank you!", failure: null },
  },
  {
    key: "chat:2",
    at: now - day,
    kind: "chat",
    data: {
      thread_id: 5,
      thread: "Where?",
      channel: "sms",
      side: "user",
      by: "Olivia Owens",
      body: "At the north quay.",
      failure: "opted_out",
    },
  },
  { key: "activity:3", at: now - day - hour, kind: "activity", data: { ...did, kind: "answer", answer: "The bowline", correct: true } },
  { key: "activity:2", at: now - 3 * day, kind: "activity", data: { ...did, kind: "points", points: 30 } },
  {
    key: "field:1",
    at: now - 9 * day,
    kind: "field",
    data: { name: "visit", label: "Visited the harbor", type: "date", value: "2026-06-22" },
  },
  { key: "event:1", at: now - 9 * day, kind: "event", data: { name: "Test drive booked", data: { boat: "Gull 22", hours: 2 } } },
  { key: "activity:1", at: now - 9 * day, kind: "activity", data: { ...did, kind: "join" } },
];

const card: TimelineCardProps = {
  entries: loaded(entries),
  hasMore: true,
  isLoadingMore: false,
  moreFailure: null,
  filters: timelineFilters,
  only: [],
  now,
  words: galleryWords,
  fields: [],
  composer: <NoteComposer typed="" isAdding={false} problem={null} onType={nothing} onAdd={nothing} />,
  onOnly: nothing,
  onMore: nothing,
  onRetry: nothing,
  edits: { typed: () => null, type: nothing, giveUp: nothing },
  onEdit: stored,
  onRemove: nothing,
};
const hostile = `<img src=x onerror=alert(1)> \u202Eright to left\u202C 👩🏽‍🚀 مرحبا ${"long ".repeat(2_000)}`;
const drawCard = (state: Partial<TimelineCardProps>) => (
  <>
    <h1>Ada Osei</h1>
    <TimelineCard {...card} {...state} />
  </>
);

export const gallery: GalleryEntry = {
  name: "timeline",
  group: "staff/timeline",
  isWhole: true,
  states: {
    timeline: () => drawCard({}),
    narrowed: () => drawCard({ only: ["note"], entries: loaded(entries.slice(0, 1)), hasMore: false }),
    "nothing of a kind": () => drawCard({ only: ["message"], entries: loaded([]), hasMore: false }),
    empty: () => drawCard({ entries: loaded([]), hasMore: false }),
    loading: () => drawCard({ entries: idle }),
    broken: () => drawCard({ entries: { tag: "failed", failure: { tag: "offline" } } }),
    "rest broken": () => drawCard({ moreFailure: { tag: "offline" } }),
    hostile: () =>
      drawCard({
        hasMore: false,
        entries: loaded([
          { key: "note:9", at: now, kind: "note", data: { ...note, body: hostile } },
          {
            key: "message:9",
            at: now,
            kind: "message",
            data: { channel: "sms", recipient: hostile.slice(0, 40), subject: "", body: hostile, by: null, failure: null },
          },
        ]),
      }),
  },
};
