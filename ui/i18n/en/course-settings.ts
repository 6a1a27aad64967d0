import { catalogue } from "../catalogue.ts";

/** Saving the settings of a course. */
export const courseSettingsText = catalogue("course-settings", {
  status: {
    idle: "Changes are saved as you type.",
    dirty: "Changes not saved yet",
    saving: "Saving",
    saved: "Saved",
    offline: "Offline – kept on this device",
    invalid: "Not saved: see what is marked above. It is kept on this device.",
    failed: "Not saved. It is kept on this device.",
    clash: "Not saved: somebody else changed this too.",
  },
  bar: "Saving",
  undo: "Undo changes",
  retry: "Try again",
  choose: "Compare",
  certificate: "Certificate",
  given: "given",
});
