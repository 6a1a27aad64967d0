import { UserPlus } from "lucide-react";
import { mayChangeContacts } from "../../../core/contacts/contact-wall.rule.ts";
import { contactsTitlesText } from "../../i18n/en/contacts-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "contacts.create",
    group: "create",
    title: () => translateNow(contactsTitlesText)("createContact"),
    icon: UserPlus,
    flags: ["contacts", "add_contacts"],
    when: ({ user }) => mayChangeContacts(user.role),
    words: "new add person",
    run: ({ openModal }) => openModal("create-contact"),
  },
];
