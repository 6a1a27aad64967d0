import { MessageSquareText } from "lucide-react";
import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "phone.set-up",
    group: "action",
    title: () => sayNow(pageTitlesText)("textLine"),
    icon: MessageSquareText,
    flags: ["settings"],
    words: "sms texts phone number line twilio",
    run: ({ openModal }) => openModal("phone-line"),
  },
];
