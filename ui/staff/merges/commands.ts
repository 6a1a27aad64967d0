import { Merge } from "lucide-react";
import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "contacts.duplicates",
    group: "go",
    title: () => translateNow(pageTitlesText)("duplicates"),
    icon: Merge,
    flags: ["contacts"],
    words: "merge unmerge same person",
    run: ({ go }) => go("/ui/contacts/duplicates"),
  },
];
