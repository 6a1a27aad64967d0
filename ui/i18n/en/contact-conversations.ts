import { catalogue } from "../catalogue.ts";

/** Conversations on a contact's page, and their switch. */
export const contactConversationsText = catalogue("contact-conversations", {
  title: "Conversations",
  list: "Conversations with this contact",
  empty: "No conversations yet.",
  unread_one: "{{count, number}} unread message",
  unread_other: "{{count, number}} unread messages",
  own: "{{name}}: {{text}}",
  byText: "by text",
  begin: "Write a message",
  newTitle: "New conversation",
  write: "Message to the contact",
  writeText: "Text to the contact",
  cancel: "Cancel",
  setting: {
    title: "Messages",
    note: "Learners write to you from the portal. You answer on the contact’s page.",
    switch: "Messages in the portal",
    roles: "Learners need a role with the permission “Messages” as well.",
    on: "Messages are switched on.",
    off: "Messages are switched off. Conversations are kept.",
  },
});
