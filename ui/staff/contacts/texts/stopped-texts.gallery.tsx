import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { now } from "../gallery-people.ts";
import { StoppedTextsView } from "./stopped-texts.view.tsx";

const stopped = [{ mobile: "+12125550142", stopped_at: now - 400_000 }];

/** Numbers of a contact that get no texts. */
export const gallery: GalleryEntry = {
  name: "stopped texts",
  group: "staff/contacts",
  states: {
    one: () => <StoppedTextsView stopped={stopped} timeZone="UTC" />,
    "two numbers": () => (
      <StoppedTextsView stopped={[...stopped, { mobile: "+447911123456", stopped_at: now - 9_000_000 }]} timeZone="UTC" />
    ),
    none: () => <StoppedTextsView stopped={[]} timeZone="UTC" />,
  },
};
