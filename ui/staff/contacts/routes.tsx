import { contactsTitlesText } from "../../i18n/en/contacts-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

const say = translateNow(contactsTitlesText);

export const routes: readonly StaffRoute[] = [
  {
    path: "/contacts",
    name: "contacts",
    title: () => say("contacts"),
    flags: ["contacts"],
    areas: ["contacts", "fields", "validation"],
    load: async () => (await import("./list/contact-list.screen.tsx")).ContactListScreen,
    ahead: async () => (await import("./list/list-ahead.ts")).askForContacts,
  },
  {
    path: "/contacts/archived",
    name: "contacts-archived",
    title: () => say("archivedContacts"),
    flags: ["contacts"],
    areas: ["contacts", "fields", "validation"],
    load: async () => (await import("./list/contact-list.screen.tsx")).ArchivedContactsScreen,
    ahead: async () => (await import("./list/list-ahead.ts")).askForArchived,
  },
  {
    path: "/contacts/create",
    name: "contact-create",
    title: () => say("newContact"),
    flags: ["contacts", "add_contacts"],
    members: true,
    areas: ["contacts", "fields"],
    load: async () => (await import("./form/new-contact.screen.tsx")).NewContactScreen,
  },
  {
    path: "/contacts/notes",
    name: "contact-notes",
    title: () => say("contactNotes"),
    flags: ["contacts"],
    areas: ["contacts"],
    load: async () => (await import("./notes/notes.screen.tsx")).ContactNotesScreen,
  },
  {
    path: "/contacts/tasks",
    name: "contact-tasks",
    title: () => say("contactTasks"),
    flags: ["contacts"],
    areas: ["tasks"],
    load: async () => (await import("./tasks/contact-tasks.screen.tsx")).ContactTasksScreen,
  },
  {
    path: "/contacts/bin",
    name: "contact-bin",
    title: () => say("deletedContacts"),
    flags: ["contacts", "delete_contacts"],
    members: true,
    areas: ["bulk", "contacts"],
    load: async () => (await import("./bin/contact-bin.screen.tsx")).ContactBinScreen,
  },
  {
    path: "/contacts/boards",
    name: "contact-boards",
    title: () => say("boards"),
    flags: ["contacts"],
    areas: ["contacts", "fields"],
    load: async () => (await import("./boards/boards.screen.tsx")).BoardsScreen,
  },
  {
    path: "/contacts/relationships",
    name: "contact-relationships",
    title: () => say("relationships"),
    flags: ["contacts"],
    areas: ["contacts", "fields"],
    load: async () => (await import("./relations/relationships.screen.tsx")).RelationshipsScreen,
  },
  {
    path: "/contacts/$id",
    name: "contact",
    title: () => say("contact"),
    flags: ["contacts"],
    areas: ["contacts", "fields", "enrolments", "points", "timeline"],
    load: async () => (await import("./record/contact-record.screen.tsx")).ContactRecordScreen,
  },
];
