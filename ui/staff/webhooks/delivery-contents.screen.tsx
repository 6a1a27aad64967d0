import { useCallback } from "react";
import type { Delivery } from "../../../core/webhooks/webhook.model.ts";
import { WebhookStore } from "../../../core/webhooks/webhooks.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { DeliveryContents } from "./delivery-contents.view.tsx";

type DeliveryContentsScreenProps = { readonly webhook: number; readonly delivery: Delivery };

/** The contents of one delivery, as the webhook's role may see them now. */
export const DeliveryContentsScreen = ({ webhook, delivery: { id, message_id } }: DeliveryContentsScreenProps) => {
  const store = useService(WebhookStore);
  const { answer, again } = useAnswer(
    useCallback((delivery: string) => store.body(webhook, Number(delivery)), [store, webhook]),
    String(id),
  );
  return <DeliveryContents id={message_id} body={answer} onRetry={again} />;
};
