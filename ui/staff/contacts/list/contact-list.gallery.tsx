import { firstContacts } from "../../../../core/contacts/contact-query.model.ts";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { forbidden } from "../../../../core/kernel/failure.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { translateNow } from "../../../i18n/translate-now.ts";
import type { LongRows } from "../../../kit/long-rows.ts";
import { now, people } from "../gallery-people.ts";
import { galleryPyramid } from "../pyramid/gallery-pyramid.ts";
import { ListBarSpace } from "../views/list-bar-space.view.tsx";
import { contactColumns } from "./contact-columns.tsx";
import { ContactListView, type ContactListViewProps } from "./contact-list.view.tsx";

const nothing = (): void => undefined;

const scrolled: LongRows<Contact> = {
  count: people.length,
  at: (index) => people[index],
  isMissing: () => false,
  onRetry: nothing,
  onSight: nothing,
  onRest: nothing,
  of: "people",
  place: 0,
  active: 0,
  onActive: nothing,
  onRange: nothing,
  coverage: "none",
  onEvery: nothing,
  onNone: nothing,
};
const list: ContactListViewProps = {
  query: firstContacts,
  page: 1,
  long: scrolled,
  typed: "",
  view: "list",
  pyramid: null,
  uplines: new Map(),
  contacts: people,
  count: 1_240,
  isCounted: true,
  isAtLeast: false,
  isLoading: false,
  isLoaded: true,
  failure: null,
  selection: new Set(),
  mayCreate: true,
  mayDelete: true,
  importHref: "/ui/contacts/import",
  now,
  searchRef: { current: null },
  onSearch: nothing,
  onSort: nothing,
  onView: nothing,
  onPage: nothing,
  onSelection: nothing,
  onRetry: nothing,
  columns: contactColumns(translateNow(contactsText), now),
  isUnsorted: false,
  onResize: nothing,
  onClearFilters: nothing,
};
const none = { contacts: [], count: 0, long: { ...scrolled, count: 0 } };
const searching = { ...firstContacts, search: "ada" };

export const gallery: GalleryEntry = {
  name: "contact-list",
  group: "staff/contacts",
  isWhole: true,
  states: {
    list: () => <ContactListView {...list} />,
    pyramid: () => <ContactListView {...list} view="pyramid" pyramid={galleryPyramid} contacts={galleryPyramid.contacts} />,
    "pyramid not counted": () => (
      <ContactListView {...list} view="pyramid" pyramid={galleryPyramid} contacts={galleryPyramid.contacts} count={0} isCounted={false} />
    ),
    "found in the pyramid": () => (
      <ContactListView
        {...list}
        query={searching}
        typed="ada"
        view="pyramid"
        count={people.length}
        uplines={new Map([[1, { con_id: 1, near: [{ con_id: 2, name: "José Álvarez", photo: null }], more: 4 }]])}
      />
    ),
    cards: () => <ContactListView {...list} view="grid" />,
    "cards selected": () => (
      <ContactListView {...list} view="grid" selection={new Set(["1", "2"])} long={{ ...scrolled, coverage: "some" }} />
    ),
    "cards scrolled": () => (
      <ContactListView
        {...list}
        view="grid"
        long={{
          ...scrolled,
          count: 8_214,
          at: (index) => (index < 9 ? people[index % people.length] : undefined),
          isMissing: (index) => index === 11 || index === 12,
        }}
      />
    ),
    "cards loading": () => (
      <ContactListView {...list} {...none} view="grid" isLoading isLoaded={false} isCounted={false} bar={<ListBarSpace />} />
    ),
    "cards without result": () => <ContactListView {...list} {...none} view="grid" query={searching} typed="ada" />,
    "cards offline": () => (
      <ContactListView {...list} {...none} view="grid" isLoaded={false} isCounted={false} failure={{ tag: "offline" }} />
    ),
    selected: () => <ContactListView {...list} selection={new Set(["1", "2"])} long={{ ...scrolled, coverage: "some" }} />,
    scrolled: () => (
      <ContactListView
        {...list}
        long={{
          ...scrolled,
          count: 8_214,
          at: (index) => (index < 9 ? people[index % people.length] : undefined),
          isMissing: (index) => index === 11 || index === 12,
        }}
      />
    ),
    loading: () => <ContactListView {...list} {...none} isLoading isLoaded={false} isCounted={false} bar={<ListBarSpace />} />,
    empty: () => <ContactListView {...list} {...none} />,
    "empty for guests": () => <ContactListView {...list} {...none} mayCreate={false} mayDelete={false} importHref={null} />,
    "empty archive": () => <ContactListView {...list} {...none} query={{ ...firstContacts, archived: true }} />,
    "no result": () => <ContactListView {...list} {...none} query={searching} typed="ada" />,
    "many results": () => <ContactListView {...list} query={searching} typed="ada" count={10_000} isAtLeast />,
    stale: () => <ContactListView {...list} failure={{ tag: "offline" }} />,
    broken: () => (
      <ContactListView
        {...list}
        {...none}
        isLoaded={false}
        isCounted={false}
        failure={{ tag: "server", message: "Something went wrong on our side.", requestId: "5f1c" }}
      />
    ),
    forbidden: () => (
      <ContactListView
        {...list}
        {...none}
        isLoaded={false}
        isCounted={false}
        failure={forbidden("You do not have permission to do that.", "contacts")}
      />
    ),
  },
};
