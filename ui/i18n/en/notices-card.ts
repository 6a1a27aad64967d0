import { catalogue } from "../catalogue.ts";

/** Notifications in the profile. */
export const noticesCardText = catalogue("notices-card", {
  title: "Notifications on this device",
  note: "Choose how you are notified when Cygnet is open.",
  desktop: "Desktop notifications",
  turnOn: "Turn on",
  state: {
    default: "Off. Your browser asks for permission when you turn them on.",
    granted: "On when Cygnet is in the background",
    denied: "Blocked by your browser. Allow notifications for this site in the browser's settings, then reload.",
    unsupported: "Not supported by this browser",
  },
  sound: "Sound",
  soundNote: "A short sound for new notifications.",
  denied: {
    title: "Notifications are blocked",
    text: "Your browser does not allow notifications from this site. You can allow them in the browser's settings for this site; until then, notifications appear in the app.",
  },
});
