import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { SavedNote } from "./saved-note.view.tsx";

export const gallery: GalleryEntry = {
  name: "saved-note",
  group: "lesson",
  states: {
    saved: () => <SavedNote saving={{ state: "saved", keeps: true }} />,
    saving: () => <SavedNote saving={{ state: "saving", keeps: true }} />,
    "on device": () => <SavedNote saving={{ state: "on-device", keeps: true }} />,
    "only here": () => <SavedNote saving={{ state: "only-here", keeps: false }} />,
    "keeps nothing": () => <SavedNote saving={{ state: "saved", keeps: false }} />,
  },
};
