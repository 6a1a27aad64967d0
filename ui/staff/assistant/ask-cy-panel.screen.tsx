import { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import { emptyChat } from "../../../core/assistant/chat.model.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";

const panel = loadable(async () => (await import("./ask-cy.view.tsx")).AskCyView);

const copy = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

const OpenPanel = () => {
  const assistant = useService(AssistantChat);
  const chat = useLatest(assistant.chat$, emptyChat);
  return (
    <panel.View
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

/** The assistant panel in the frame, lazily loaded when it is first opened. */
export const AskCyPanelScreen = () => (useLatest(useService(AssistantChat).isOpen$, false) ? <OpenPanel /> : null);
