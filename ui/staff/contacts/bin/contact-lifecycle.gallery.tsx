import { idle, loaded } from "../../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { now } from "../gallery-people.ts";
import { ContactNotesView, type ContactNotesViewProps } from "../notes/notes.view.tsx";
import { ContactBinView } from "./contact-bin.view.tsx";

const nothing = (): void => undefined;
const stored = async (): Promise<null> => null;
const day = 86_400;

const notes = ["Called about the harbor course.\nWants to begin in spring.", "Sent the price list."].map((body, index) => ({
  id: index + 1,
  con_id: index + 1,
  contact: index === 0 ? "Ada Osei" : "José Álvarez",
  body,
  author_id: 1,
  author: index === 0 ? "Olivia Owens" : null,
  editor: index === 0 ? null : "Adam Adams",
  editable: index === 0,
  version: index + 1,
  created_at: now - (index + 1) * day,
  updated_at: now - index * day,
}));
const page = { results: notes, page: 1, pages: 1, count: 2 };
const bin = {
  results: [{ con_id: 7, name: "Tina Cabrera", photo: null, deleted_at: now - 2 * day, deleted_by: "Olivia Owens", until: now + 28 * day }],
  page: 1,
  pages: 1,
  count: 1,
};
const empty = { results: [], page: 1, pages: 1, count: 0 };

const all: ContactNotesViewProps = {
  notes: loaded(page),
  search: "",
  now,
  mayDelete: true,
  onSearch: nothing,
  onPage: nothing,
  onRetry: nothing,
  edits: { typed: () => null, type: nothing, giveUp: nothing },
  onEdit: stored,
  onRemove: nothing,
};
const failed = { tag: "failed", failure: { tag: "offline" } } as const;

export const gallery: GalleryEntry = {
  name: "contact-lifecycle",
  group: "staff/contacts",
  isWhole: true,
  states: {
    notes: () => <ContactNotesView {...all} />,
    "no notes": () => <ContactNotesView {...all} notes={loaded(empty)} mayDelete={false} />,
    "no note found": () => <ContactNotesView {...all} notes={loaded(empty)} search="boat" />,
    "notes loading": () => <ContactNotesView {...all} notes={idle} />,
    "notes broken": () => <ContactNotesView {...all} notes={failed} />,
    bin: () => (
      <ContactBinView
        bin={loaded(bin)}
        now={now}
        selection={new Set()}
        onSelection={nothing}
        onRestore={nothing}
        onPage={nothing}
        onRetry={nothing}
      />
    ),
    "empty bin": () => (
      <ContactBinView
        bin={loaded(empty)}
        now={now}
        selection={new Set()}
        onSelection={nothing}
        onRestore={nothing}
        onPage={nothing}
        onRetry={nothing}
      />
    ),
    "broken bin": () => (
      <ContactBinView
        bin={failed}
        now={now}
        selection={new Set()}
        onSelection={nothing}
        onRestore={nothing}
        onPage={nothing}
        onRetry={nothing}
      />
    ),
  },
};
