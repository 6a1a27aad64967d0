import { Keyboard } from "lucide-react";
import { staffShellText } from "../../i18n/en/staff-shell.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "palette.shortcuts",
    group: "help",
    title: () => translateNow(staffShellText)("shortcuts"),
    icon: Keyboard,
    keys: "?",
    flags: [],
    words: "keys hotkeys",
    run: ({ openModal }) => openModal("shortcuts"),
  },
];
