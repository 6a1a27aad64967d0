import { contactsText } from "../../i18n/en/contacts.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { StaffRoute } from "../staff-route.ts";

const say = sayNow(contactsText);

export const routes: readonly StaffRoute[] = [
  { path: "/contacts", name: "contacts", title: () => say("title"), flags: ["contacts"], load: async () => (await import("./contact-list.screen.tsx")).ContactListScreen },
  { path: "/contacts/archived", name: "contacts-archived", title: () => say("archivedTitle"), flags: ["contacts"], load: async () => (await import("./contact-list.screen.tsx")).ArchivedContactsScreen },
  { path: "/contacts/create", name: "contact-create", title: () => say("newTitle"), flags: ["contacts", "add_contacts"], load: async () => (await import("./new-contact.screen.tsx")).NewContactScreen },
  { path: "/contacts/$id", name: "contact", title: () => say("recordTitle"), flags: ["contacts"], load: async () => (await import("./contact-record.screen.tsx")).ContactRecordScreen },
];
