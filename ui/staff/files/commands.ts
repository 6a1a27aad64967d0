import { Upload } from "lucide-react";
import { filesTitlesText } from "../../i18n/en/files-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

const href = "/ui/files?add=upload";

export const commands: readonly CommandContribution[] = [
  {
    id: "files.upload",
    group: "create",
    title: () => translateNow(filesTitlesText)("uploadFiles"),
    icon: Upload,
    flags: [],
    when: ({ user }) => user.role !== "guest",
    words: "file picture photo video document add new",
    href: () => href,
    run: ({ go }) => go(href),
  },
];
