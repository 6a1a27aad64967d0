import { useCallback } from "react";
import { WebhookStore } from "../../../core/webhooks/webhooks.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { DeliveryContents } from "./delivery-contents.view.tsx";

type DeliveryContentsScreenProps = { readonly webhook: number; /** its id */ readonly delivery: number };

/** The contents of one delivery, as the webhook's role may see them now. */
export const DeliveryContentsScreen = ({ webhook, delivery }: DeliveryContentsScreenProps) => {
  const store = useService(WebhookStore);
  const { answer, again } = useAnswer(
    useCallback((id: string) => store.body(webhook, Number(id)), [store, webhook]),
    String(delivery),
  );
  return <DeliveryContents body={answer} onRetry={again} />;
};
