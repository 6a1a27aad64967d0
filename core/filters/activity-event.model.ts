import * as t from "io-ts";
import { Id } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";
import type { ActivityEventKind } from "./activity.model.ts";

const kinds = {
  join: null,
  unjoin: null,
  lesson_released: null,
  lesson_started: null,
  lesson_completed: null,
  item_completed: null,
  answer: null,
  watch: null,
  share: null,
  points: null,
  stat: null,
  upload: null,
} as const satisfies Record<ActivityEventKind, null>;

/** An action of a contact, or an event about one. `at` is epoch seconds. */
export const ActivityEvent = t.type(
  {
    con_id: t.number,
    at: t.number,
    kind: t.keyof(kinds, "ActivityEventKind"),
    campaign: orNull(Id),
    lesson: orNull(Id),
    item: orNull(Id),
    /** For answers: the answer, and whether it is right; null if the item has no right answer. */
    answer: orNull(t.string),
    correct: orNull(t.boolean),
    /** For watches: the seconds played (`from`, `to`), and the seconds between which the video is shown (`start`, `end`). */
    watched: orNull(t.type({ from: t.number, to: t.number, start: t.number, end: t.number })),
    /** For points: the points earned. */
    points: orNull(t.number),
    /** For stats: the name of the tracker, and the value. */
    tracker: orNull(t.string),
    value: orNull(t.number),
  },
  "ActivityEvent",
);
export type ActivityEvent = t.TypeOf<typeof ActivityEvent>;
