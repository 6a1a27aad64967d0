import { MessageSquareText } from "lucide-react";
import { phoneTitlesText } from "../../i18n/en/phone-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "phone.set-up",
    group: "action",
    title: () => translateNow(phoneTitlesText)("textLine"),
    icon: MessageSquareText,
    flags: ["settings"],
    words: "sms texts phone number line twilio",
    run: ({ openModal }) => openModal("phone-line"),
  },
];
