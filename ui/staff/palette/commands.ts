import { Keyboard } from "lucide-react";
import { staffShellText } from "../../i18n/en/staff-shell.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "palette.shortcuts",
    group: "help",
    title: () => sayNow(staffShellText)("shortcuts"),
    icon: Keyboard,
    keys: "?",
    flags: [],
    words: "keys hotkeys",
    run: ({ openModal }) => openModal("shortcuts"),
  },
];
