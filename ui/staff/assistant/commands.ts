import { Sparkles } from "lucide-react";
import { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import { assistantTitlesText } from "../../i18n/en/assistant-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "assistant.ask",
    group: "help",
    title: () => translateNow(assistantTitlesText)("assistant"),
    icon: Sparkles,
    flags: [],
    run: ({ resolve }) => resolve(AssistantChat).open(),
  },
];
