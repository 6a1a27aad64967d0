import { Megaphone } from "lucide-react";
import { coursesTitlesText } from "../../i18n/en/courses-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

const href = "/ui/campaigns/create";

export const commands: readonly CommandContribution[] = [
  {
    id: "courses.create",
    group: "create",
    title: () => translateNow(coursesTitlesText)("newCourse"),
    icon: Megaphone,
    flags: ["campaigns"],
    when: ({ user }) => user.role !== "guest",
    words: "campaign course training create add",
    href: () => href,
    run: ({ go }) => go(href),
  },
];
