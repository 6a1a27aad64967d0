import type { CalendarEntry, OwnCalendar } from "../../../core/calendar/own-calendar.model.ts";
import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { CalendarView } from "./calendar.view.tsx";

/** Wednesday, 1 July 2026, 12:00 UTC. */
const noon = 1_782_907_200;
const day = 86_400;
const harbor = { id: 1, name: "Harbor safety basics" };
const knots = { id: 2, name: "Two knots for every day" };

const entry = (kind: CalendarEntry["kind"], id: number, name: string, more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  kind,
  at: null,
  course: harbor,
  lesson: { id, name },
  lock: null,
  waits_for: null,
  ...more,
});

const entries: OwnCalendar = [
  entry("finished", 1, "On the quay", { at: noon - 9 * day }),
  { kind: "due", at: noon - 2 * day, course: knots, lesson: null, lock: null, waits_for: null },
  entry("opens", 4, "Ropes under load", { at: noon + 3600, lock: "date" }),
  entry("opens", 5, "The summer drill", { at: noon + 5 * day, lock: "date" }),
  { kind: "due", at: noon + 5 * day + 3600, course: harbor, lesson: null, lock: null, waits_for: null },
  entry("open", 2, "A loop that does not slip"),
  entry("open", 12, "The bowline", { course: knots }),
  entry("waits", 3, "Stowing lines", { lock: "previous", waits_for: { id: 2, name: "A loop that does not slip" } }),
  entry("waits", 6, "With the harbor master", { lock: "staff" }),
  entry("waits", 7, "Night watch", { lock: "drip" }),
];

const page = (calendar: Remote<OwnCalendar>) => (
  <CalendarView
    calendar={calendar}
    now={noon}
    timezone="Europe/Berlin"
    href={(rest) => `/portal/harbor${rest}`}
    onRetry={() => undefined}
  />
);

/** A learner's calendar in every state. */
export const gallery: GalleryEntry = {
  name: "calendar",
  group: "portal/calendar",
  states: {
    "lessons of two courses": () => page(loaded(entries)),
    "nothing open": () => page(loaded(entries.filter(({ kind }) => kind === "opens"))),
    empty: () => page(loaded([])),
    loading: () => page(idle),
    broken: () => page({ tag: "failed", failure: { tag: "offline" } }),
  },
};
