import { catalogue } from "../catalogue.ts";

export const installGuideText = catalogue("install-guide", {
  title: "How To Install",
  lead: "Install Cygnet on this device: it opens in its own window, and starts without a network connection.",
  devices: "Kind of device",
  ios: {
    name: "iPhone and iPad",
    open: "Open this page in Safari.",
    share: "Tap Share, the square with the arrow.",
    add: "Choose “Add to Home Screen”, then “Add”.",
  },
  android: {
    name: "Android",
    open: "Open this page in Chrome.",
    menu: "Open the three-dot menu.",
    add: "Choose “Add to Home screen” or “Install app”, then “Install”.",
  },
  desktop: {
    name: "Computer",
    open: "Open this page in Chrome or Edge; on a Mac also in Safari.",
    icon: "Click the install icon at the right end of the address bar; in Safari open the File menu.",
    add: "Choose “Install”; in Safari “Add to Dock”.",
  },
  done: "Close",
});
