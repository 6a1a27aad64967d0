import { ListTree } from "lucide-react";
import { fieldsTitlesText } from "../../i18n/en/fields-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "fields.settings",
    group: "go",
    title: () => translateNow(fieldsTitlesText)("fields"),
    icon: ListTree,
    flags: ["settings"],
    words: "settings custom columns",
    run: ({ go }) => go("/ui/settings/fields"),
  },
];
