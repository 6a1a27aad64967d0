import type { ItemType } from "../../../../core/lessons/items/catalogue.rule.ts";

type Values = Readonly<Record<string, unknown>>;

/** The values of each type that authors rarely change; the form folds them. */
export const foldedValues: Readonly<Record<ItemType, readonly string[]>> = {
  rich_text: ["standalone"],
  video: ["standalone", "aspect_ratio"],
  audio: [],
  embed: [],
  files: [],
  button: [],
  challenge: ["single_submission", "include_points", "max", "wrong_answer", "speed_bonus"],
  blank: ["points", "wrong_answer"],
  order: ["max", "wrong"],
  missing_words: ["max", "wrong"],
  poll: ["participation_points"],
  assessment: [],
  stats_tracker: ["answer_points", "multiplier"],
  checklist: ["each_points", "answer_points", "participation_points"],
  open_ended: ["answer_points"],
  calendly: ["toggle_text", "success_text", "skip_text", "prefill_fields"],
  cal: ["prefill_fields"],
  typeform: ["toggle_text", "success_text", "hidden_fields"],
  jotform: ["prefilled_fields"],
  contact_update: [],
  contact_updates: [],
  signwell: [
    "button_text",
    "success_text",
    "prefilled_fields",
    "open_popup",
    "test_mode",
    "include_cc_contacts",
    "copied_contacts",
    "include_metadata",
    "metadata",
  ],
  video_upload: [],
  social: ["share_points", "click_points"],
  custom: [],
  scorm: [],
};

/** The switch that each of these values depends on. */
const switchOf: Readonly<Record<string, string>> = {
  "challenge.max": "include_points",
  "challenge.wrong_answer": "include_points",
  "challenge.speed_bonus": "include_points",
  "challenge.feedback": "custom_feedback",
  "missing_words.false_answers": "include_false_answers",
  "video.start": "custom_range",
  "video.end": "custom_range",
  "signwell.recipients": "other_recipients",
  "signwell.copied_contacts": "include_cc_contacts",
  "signwell.metadata": "include_metadata",
};

/** Whether the form shows a value: not while the switch that it depends on is off. */
export const isShownValue = (type: ItemType, name: string, values: Values): boolean => {
  const needed = switchOf[`${type}.${name}`];
  return needed === undefined || values[needed] === true;
};
