import * as t from "io-ts";
import { decodedOrNull } from "../kernel/decoded-or-null.ts";
import { ItemType, itemTypeOf } from "./items/catalogue.rule.ts";
import { off, text } from "./items/values.model.ts";
import { isShownHere } from "./shown-here.rule.ts";

/** What a learner does to complete an item. */
export type CompletionAct =
  | "see"
  | "watch"
  | "listen"
  | "answer"
  | "arrange"
  | "fill-gaps"
  | "vote"
  | "choose"
  | "record"
  | "tick"
  | "write"
  | "enter"
  | "enter-required"
  | "submit"
  | "book"
  | "book-or-skip"
  | "sign"
  | "finish"
  | "upload"
  | "share"
  | "none";

/**
 * What completes an item, and whether the learner must complete it to go on.
 * @property act `none` where nothing here completes it
 */
export type Completion = { readonly act: CompletionAct; readonly isHolding: boolean };

type Act = CompletionAct | ((values: unknown) => CompletionAct);

const switches = decodedOrNull(t.type({ required: off, skip_text: text }));
const withSwitch = (name: "required" | "skip_text", on: CompletionAct, offAct: CompletionAct) => (values: unknown) => {
  const value = switches(values)?.[name] ?? false;
  return value === true || (typeof value === "string" && value.trim() !== "") ? on : offAct;
};

/** What completes each type of item, by its values where they decide. */
const acts: Readonly<Record<ItemType, Act>> = {
  rich_text: "see",
  video: (values) => (itemTypeOf("video")?.gates(values) === true ? "watch" : "see"),
  audio: withSwitch("required", "listen", "see"),
  embed: "see",
  files: "see",
  button: "see",
  challenge: "answer",
  blank: "answer",
  order: "arrange",
  missing_words: "fill-gaps",
  poll: "vote",
  assessment: "choose",
  stats_tracker: "record",
  checklist: "tick",
  open_ended: "write",
  calendly: withSwitch("skip_text", "book-or-skip", "book"),
  cal: "book",
  typeform: "submit",
  jotform: "submit",
  contact_update: "enter",
  contact_updates: (values) => (itemTypeOf("contact_updates")?.gates(values) === true ? "enter-required" : "enter"),
  signwell: "sign",
  video_upload: "upload",
  social: "share",
  custom: "finish",
  scorm: "none",
};

/** @returns null for a type that does not exist */
export const completionOf = (type: string, values: Readonly<Record<string, unknown>>): Completion | null => {
  if (!ItemType.is(type)) return null;
  const known: Act = acts[type];
  const isHere = isShownHere({ type, values });
  return {
    act: isHere ? (typeof known === "function" ? known(values) : known) : "none",
    isHolding: isHere && itemTypeOf(type)?.gates(values) === true,
  };
};
