import { GraduationCap } from "lucide-react";
import { lessonsTitlesText } from "../../i18n/en/lessons-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

const href = "/ui/lessons/new";

export const commands: readonly CommandContribution[] = [
  {
    id: "lessons.create",
    group: "create",
    title: () => translateNow(lessonsTitlesText)("newLesson"),
    icon: GraduationCap,
    flags: ["lessons"],
    when: ({ user }) => user.role !== "guest",
    words: "write course training create add",
    href: () => href,
    run: ({ go }) => go(href),
  },
];
