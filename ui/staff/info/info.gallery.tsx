import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { Info } from "./info.view.tsx";

export const gallery: GalleryEntry = {
  name: "info",
  group: "staff/info",
  isWhole: true,
  states: {
    words: () => <Info title="New message" text={"Hana Sato wrote to you.\nOpen Conversations to answer."} onClose={() => undefined} />,
  },
};
