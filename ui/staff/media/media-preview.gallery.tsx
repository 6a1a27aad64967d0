import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { MediaPreview, type MediaPreviewProps } from "./media-preview.view.tsx";

const draw = (media: Partial<MediaPreviewProps>) => (
  <MediaPreview
    title="Ask CY where you already are"
    path="/news/ask-cy.svg"
    mimetype="image/svg+xml"
    onClose={() => undefined}
    {...media}
  />
);

export const gallery: GalleryEntry = {
  name: "media-preview",
  group: "staff/media",
  isWhole: true,
  states: {
    picture: () => draw({}),
    "a file of another kind": () => draw({ title: "contacts.csv", path: "/files/contacts.csv", mimetype: "text/csv" }),
    elsewhere: () => draw({ title: "Film", path: "https://films.example.com/a.mp4", mimetype: "video/mp4" }),
    "an address that cannot be opened": () => draw({ path: "javascript:alert(1)" }),
  },
};
