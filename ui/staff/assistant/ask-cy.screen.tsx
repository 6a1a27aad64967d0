import { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import { emptyChat } from "../../../core/assistant/chat.model.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { AskCyView } from "./ask-cy.view.tsx";

const copy = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

/** The panel while it is open. */
export const AskCyScreen = () => {
  const assistant = useService(AssistantChat);
  const chat = useLatest(assistant.chat$, emptyChat);
  return (
    <AskCyView
      chat={chat}
      onClose={assistant.close}
      onSend={assistant.send}
      onStop={assistant.stop}
      onRetry={assistant.retry}
      onJudge={assistant.judge}
      onNewChat={assistant.startOver}
      onCopy={copy}
    />
  );
};
