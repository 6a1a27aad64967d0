import { gallerySchema, galleryWords } from "../../../fields/gallery-fields.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { people } from "../gallery-people.ts";
import { PrintDialog } from "./print-dialog.view.tsx";
import { PrintSheet } from "./print-sheet.view.tsx";
import type { PrintState } from "./use-print.ts";

const nothing = (): void => undefined;
const columns = [
  { id: "name", header: "Name" },
  { id: "email", header: "Email" },
  { id: "mobile", header: "Mobile" },
  { id: "tags", header: "Tags" },
  { id: "created", header: "Created" },
];
const sheet = (count: number, isAtLeast: boolean) => (
  <PrintSheet
    title="Contacts"
    printed={{ contacts: people, people: new Map(), count, isAtLeast }}
    columns={columns}
    fields={gallerySchema.fields}
    words={galleryWords}
  />
);
const dialog = (state: PrintState) => <PrintDialog state={state} onRetry={nothing} onClose={nothing} />;

export const gallery: GalleryEntry = {
  name: "contact-print",
  group: "staff/contacts",
  isWhole: true,
  states: {
    beginning: () => dialog({ tag: "reading", read: 0, of: null }),
    reading: () => dialog({ tag: "reading", read: 500, of: 1_240 }),
    offline: () => dialog({ tag: "failed", failure: { tag: "offline" } }),
    "all of the list": () => sheet(3, false),
    "the first of it": () => sheet(8_214, false),
    "the first of more": () => sheet(10_000, true),
  },
};
