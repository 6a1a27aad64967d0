import { ListPlus } from "lucide-react";
import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "tasks.create",
    group: "create",
    title: () => translateNow(pageTitlesText)("createTask"),
    icon: ListPlus,
    flags: [],
    words: "to do add new reminder",
    run: ({ openModal }) => openModal("task"),
  },
];
