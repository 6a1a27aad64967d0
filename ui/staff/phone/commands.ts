import { MessageSquareText } from "lucide-react";
import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "phone.set-up",
    group: "action",
    title: () => translateNow(pageTitlesText)("textLine"),
    icon: MessageSquareText,
    flags: ["settings"],
    words: "sms texts phone number line twilio",
    run: ({ openModal }) => openModal("phone-line"),
  },
];
