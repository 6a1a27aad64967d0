import { Merge } from "lucide-react";
import { mergesTitlesText } from "../../i18n/en/merges-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "contacts.duplicates",
    group: "go",
    title: () => translateNow(mergesTitlesText)("duplicates"),
    icon: Merge,
    flags: ["contacts"],
    words: "merge unmerge same person",
    run: ({ go }) => go("/ui/contacts/duplicates"),
  },
];
