import { lazy, Suspense } from "react";
import { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";

const AskCyScreen = lazy(async () => ({ default: (await import("./ask-cy.screen.tsx")).AskCyScreen }));

/** The assistant's place in the frame: its code is fetched when it is opened first. */
export const AskCyPanelScreen = () => {
  const isOpen = useLatest(useService(AssistantChat).isOpen$, false);
  return isOpen ? (
    <Suspense fallback={null}>
      <AskCyScreen />
    </Suspense>
  ) : null;
};
