import { catalogue } from "../catalogue.ts";

export const contactsTitlesText = catalogue("contacts-titles", {
  contacts: "Contacts",
  archivedContacts: "Archived contacts",
  createContact: "Create Contact",
  newContact: "Create contact",
  relationships: "Relationships",
  boards: "Boards",
  contact: "Contact",
  deletedContacts: "Deleted contacts",
  contactNotes: "Notes about contacts",
  contactTasks: "Tasks about contacts",
});
