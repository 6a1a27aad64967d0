import { catalogue } from "../catalogue.ts";

export const portalShellText = catalogue("portal-shell", {
  navigation: "Main",
  language: "Language",
  account: "Account of {{name}}",
  logout: "Logout",
  without: "Without network: as of {{when}}.",
  offlineOpen: "See what opens without network",
  unread_one: "{{count, number}} unread",
  unread_other: "{{count, number}} unread",
  theme: { title: "Theme", system: "Same as device", light: "Light", dark: "Dark", contrast: "High contrast" },
});
