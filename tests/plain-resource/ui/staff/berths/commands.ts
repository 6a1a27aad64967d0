import { Anchor } from "lucide-react";
import { translateNow } from "../../../../../ui/i18n/translate-now.ts";
import type { CommandContribution } from "../../../../../ui/staff/command-contribution.ts";
import { berthsTitlesText } from "../../i18n/en/berths-titles.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "berths.create",
    group: "create",
    title: () => translateNow(berthsTitlesText)("createBerth"),
    icon: Anchor,
    flags: ["contacts"],
    words: "new add boat mooring",
    href: () => "/ui/berths/new",
    run: ({ go }) => go("/ui/berths/new"),
  },
];
