import type { ItemType } from "../lessons/items/catalogue.rule.ts";
import { holdingItems } from "../lessons/player.rule.ts";
import { lessonScreens, type LessonView, playOf } from "./lesson-view.model.ts";

/** What a learner must do to complete an item. */
export type Missing = "watch" | "listen" | "answer" | "tick" | "fill" | "book" | "form" | "sign" | "upload" | "package" | "open";

const missing = {
  rich_text: "open",
  video: "watch",
  audio: "listen",
  embed: "open",
  files: "open",
  button: "open",
  challenge: "answer",
  blank: "answer",
  order: "answer",
  missing_words: "answer",
  poll: "answer",
  assessment: "answer",
  stats_tracker: "fill",
  checklist: "tick",
  open_ended: "answer",
  contact_update: "fill",
  contact_updates: "fill",
  video_upload: "upload",
  social: "open",
  scorm: "package",
  calendly: "book",
  cal: "book",
  typeform: "form",
  jotform: "form",
  signwell: "sign",
  custom: "form",
} as const satisfies Readonly<Record<ItemType, Missing>>;

/** An uncompleted item that blocks the next screen. */
export type MissingItem = { readonly uuid: string; readonly name: string; readonly what: Missing };

/** What is missing on the current screen before the next one; nothing at the results. */
export const missingHere = ({ lesson, index, atResults }: LessonView): readonly MissingItem[] =>
  atResults
    ? []
    : holdingItems(playOf(lesson, index), lessonScreens(lesson)[index] ?? []).map(({ uuid, name, type }) => ({
        uuid,
        name,
        what: missing[type],
      }));
