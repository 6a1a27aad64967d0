import { Sparkles } from "lucide-react";
import { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import { assistantText } from "../../i18n/en/assistant.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "assistant.ask",
    group: "help",
    title: () => translateNow(assistantText)("title"),
    icon: Sparkles,
    flags: [],
    run: ({ resolve }) => resolve(AssistantChat).open(),
  },
];
