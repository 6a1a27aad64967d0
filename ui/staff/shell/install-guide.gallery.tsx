import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { InstallGuide } from "./install-guide.view.tsx";

export const gallery: GalleryEntry = {
  name: "install-guide",
  group: "staff/shell",
  isWhole: true,
  states: { guide: () => <InstallGuide params={{}} onClose={() => undefined} /> },
};
