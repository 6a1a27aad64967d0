import { ListTree } from "lucide-react";
import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "fields.settings",
    group: "go",
    title: () => sayNow(pageTitlesText)("fields"),
    icon: ListTree,
    flags: ["settings"],
    words: "settings custom columns",
    run: ({ go }) => go("/ui/settings/fields"),
  },
];
