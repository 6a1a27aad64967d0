import { catalogue } from "../catalogue.ts";

export const savedNoteText = catalogue("saved-note", {
  saved: "Saved",
  saving: "Saving…",
  "on-device": "Saved on this device",
  "on-deviceHint": "Your answers are sent when you are back online.",
  "only-here": "Not saved: this browser keeps nothing",
  "only-hereHint": "Keep this page open until you are back online.",
  keepsNothing: "This browser keeps nothing: its storage is blocked or full. Stay online while you answer.",
});
