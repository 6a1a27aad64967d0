import { catalogue } from "../catalogue.ts";

export const noticesText = catalogue("notices", {
  open: "Open",
  title: "What is new",
  note: "Told on this device.",
  desktop: "Desktop notifications",
  turnOn: "Turn on",
  state: {
    default: "Off. Your browser asks you once when you turn them on.",
    granted: "On, while another tab or window is before this one.",
    denied: "Blocked by your browser. Allow notifications for this site in the browser's settings, then reload.",
    unsupported: "This browser has none.",
  },
  sound: "Sound",
  soundNote: "A short sound when something is new.",
  denied: {
    title: "Notifications are blocked",
    text: "Your browser does not allow notifications from this site. You can allow them in the browser's settings for this site; until then, what is new is shown here in the page.",
  },
});
