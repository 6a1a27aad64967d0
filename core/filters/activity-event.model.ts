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

/** Something that a contact did, or that happened to one. `at` is epoch seconds. */
export const ActivityEvent = t.type(
  {
    con_id: t.number,
    at: t.number,
    kind: t.keyof(kinds, "ActivityEventKind"),
    campaign: orNull(Id),
    lesson: orNull(Id),
    item: orNull(Id),
    /** Of an answer: what it was, and whether it was right; null where nothing is right or wrong. */
    answer: orNull(t.string),
    correct: orNull(t.boolean),
    /** Of a watch: the seconds that were played, within the seconds that the video is shown from and to. */
    watched: orNull(t.type({ from: t.number, to: t.number, start: t.number, end: t.number })),
    /** Of points: what was earned. */
    points: orNull(t.number),
    /** Of a stat: the name of its tracker, and the number. */
    tracker: orNull(t.string),
    value: orNull(t.number),
  },
  "ActivityEvent",
);
export type ActivityEvent = t.TypeOf<typeof ActivityEvent>;
