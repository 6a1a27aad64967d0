import { catalogue } from "../catalogue.ts";

export const staffShellText = catalogue("staff-shell", {
  product: "Cygnet",
  navigation: "Main",
  more: "More",
  help: "Help",
  settings: "Settings",
  addToDevice: "Add to Device",
  logout: "Logout",
  logoutQuestion: "Are you sure you want to log out?",
  profile: "Profile",
  account: "Account of {{name}}",
  openMenu: "Open menu",
  collapse: "Collapse sidebar",
  expand: "Expand sidebar",
  back: "Back",
  search: "Ask CY or Search Records",
  create: "Create",
  unread_one: "{{count, number}} unread",
  unread_other: "{{count, number}} unread",
  theme: { title: "Theme", system: "Same as device", light: "Light", dark: "Dark", contrast: "High contrast" },
  density: { title: "Density", comfortable: "Comfortable", compact: "Compact" },
});
