import { useMemo } from "react";
import { OwnConversations } from "../../../core/conversations/conversations.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { RecipientsView } from "./recipients.view.tsx";

/** Whom the learner who is signed in writes a new message to. */
export const RecipientsScreen = () => {
  const store = useService(OwnConversations);
  const ask = useMemo(() => () => store.recipients(), [store]);
  const { answer, again } = useAnswer(ask, "own");
  return <RecipientsView recipients={answer} onRetry={again} />;
};
