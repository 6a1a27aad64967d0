import { HelpTip } from "../../kit/help-tip.view.tsx";
import type { GalleryEntry } from "../gallery-entry.ts";

const words = "The people you teach, coach or write to.";

export const gallery: GalleryEntry = {
  name: "help-tip",
  group: "kit",
  states: {
    icon: () => (
      <HelpTip
        label="What is this?"
        description={words}
        links={[{ name: "Find a contact", url: "/ui/help/find-a-contact" }]}
        film={{ name: "Watch a video", url: "https://films.example/contacts" }}
      />
    ),
    named: () => <HelpTip label="Tooltip contacts-list" description={words} slug="contacts-list" />,
    unresolved: () => (
      <HelpTip label="No tooltip for contacts-map" description="No tooltip for contacts-map" slug="contacts-map" isUnresolved />
    ),
  },
};
