import { ListPlus } from "lucide-react";
import { tasksTitlesText } from "../../i18n/en/tasks-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "tasks.create",
    group: "create",
    title: () => translateNow(tasksTitlesText)("createTask"),
    icon: ListPlus,
    flags: [],
    words: "to do add new reminder",
    run: ({ openModal }) => openModal("task"),
  },
];
