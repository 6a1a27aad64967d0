import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { MoreView } from "./more.view.tsx";

/** Further pages of the portal. */
export const gallery: GalleryEntry = {
  name: "more",
  group: "portal/more",
  states: {
    pages: () => (
      <MoreView
        title="More"
        pages={[
          { path: "/p/contacts", label: "Contacts", href: "/portal/harbor/p/contacts" },
          { path: "/p/settings", label: "My details", href: "/portal/harbor/p/settings" },
        ]}
      />
    ),
  },
};
