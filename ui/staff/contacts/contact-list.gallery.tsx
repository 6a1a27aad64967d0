import { firstContacts } from "../../../core/contacts/contact-query.model.ts";
import { forbidden } from "../../../core/kernel/failure.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ContactListView, type ContactListViewProps } from "./contact-list.view.tsx";
import { now, people } from "./gallery-people.ts";

const nothing = (): void => undefined;

const list: ContactListViewProps = {
  query: firstContacts,
  typed: "",
  view: "list",
  contacts: people,
  count: 1_240,
  isAtLeast: false,
  isLoading: false,
  isLoaded: true,
  failure: null,
  selection: new Set(),
  isMoving: false,
  mayCreate: true,
  now,
  searchRef: { current: null },
  onSearch: nothing,
  onSort: nothing,
  onView: nothing,
  onPage: nothing,
  onSelection: nothing,
  onMove: nothing,
  onRetry: nothing,
};
const none = { contacts: [], count: 0 };
const searching = { ...firstContacts, search: "ada" };

export const gallery: GalleryEntry = {
  name: "contact-list",
  group: "staff/contacts",
  isWhole: true,
  states: {
    list: () => <ContactListView {...list} />,
    cards: () => <ContactListView {...list} view="grid" />,
    selected: () => <ContactListView {...list} selection={new Set(["1", "2"])} />,
    loading: () => <ContactListView {...list} {...none} isLoading isLoaded={false} />,
    empty: () => <ContactListView {...list} {...none} />,
    "empty archive": () => <ContactListView {...list} {...none} query={{ ...firstContacts, archived: true }} />,
    "no result": () => <ContactListView {...list} {...none} query={searching} typed="ada" />,
    "many results": () => <ContactListView {...list} query={searching} typed="ada" count={10_000} isAtLeast />,
    stale: () => <ContactListView {...list} failure={{ tag: "offline" }} />,
    broken: () => <ContactListView {...list} {...none} isLoaded={false} failure={{ tag: "server", message: "Something went wrong on our side.", requestId: "5f1c" }} />,
    forbidden: () => <ContactListView {...list} {...none} isLoaded={false} failure={forbidden("You do not have permission to do that.", "contacts")} />,
  },
};
