import { ListFilterPlus } from "lucide-react";
import { mayChangeContacts } from "../../../core/contacts/contact-wall.rule.ts";
import { groupsTitlesText } from "../../i18n/en/groups-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

const say = translateNow(groupsTitlesText);

export const commands: readonly CommandContribution[] = [
  {
    id: "groups.create",
    group: "create",
    title: () => say("createGroup"),
    icon: ListFilterPlus,
    flags: ["contacts"],
    when: ({ user }) => mayChangeContacts(user.role),
    words: "new segment filter",
    href: () => "/ui/groups/create",
    run: ({ go }) => go("/ui/groups/create"),
  },
];
