import { Zap } from "lucide-react";
import { programsTitlesText } from "../../i18n/en/programs-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "programs.list",
    group: "go",
    title: () => translateNow(programsTitlesText)("quickWins"),
    icon: Zap,
    flags: [],
    words: "programs templates ready-made",
    run: ({ go }) => go("/ui/quick-wins"),
  },
];
