import { useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { WebhookStore } from "../../../core/webhooks/webhooks.port.ts";
import { webhooksText } from "../../i18n/en/webhooks.ts";
import { useText } from "../../i18n/use-text.ts";
import { useParams } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { DeliveriesView } from "./deliveries.view.tsx";
import { DeliveryContentsScreen } from "./delivery-contents.screen.tsx";
import { ResendDialog } from "./resend-dialog.view.tsx";
import { useDeliveries } from "./use-deliveries.ts";

/** An id that no webhook has, for addresses that name none. */
const none = 0;

/** The deliveries of a webhook, with their contents; sent again one by one or together. */
export const DeliveriesScreen = () => {
  const { webhookId = "" } = useParams();
  const id = /^\d{1,15}$/.test(webhookId) ? Number(webhookId) : none;
  const [store, alerts, clock] = [useService(WebhookStore), useService(Alerts), useService(Clock)];
  const text = useText(webhooksText);
  const [open, setOpen] = useState<number | null>(null);
  const [isSeveral, setSeveral] = useState(false);
  const [one, several] = [useSubmit(), useSubmit()];
  const list = useDeliveries(id);
  const hooks = useAnswer(store.list, String(id)).answer;
  const sent = ({ count }: { readonly count: number }): void => {
    setSeveral(false);
    list.onRetry();
    alerts.show(count === 0 ? text("log.queuedNone") : text("log.queued", { count }), "success");
  };
  return (
    <>
      <DeliveriesView
        {...list}
        url={latestValue(hooks)?.find((hook) => hook.id === id)?.url ?? ""}
        now={clock.now()}
        open={open}
        contents={open === null ? null : <DeliveryContentsScreen key={open} webhook={id} delivery={open} />}
        onOpen={setOpen}
        onAgain={(delivery) => one.run(alerts.reporting(store.resend(id, delivery.id)), sent)}
        onSeveral={() => setSeveral(true)}
      />
      {isSeveral ? (
        <ResendDialog
          isPending={several.isPending}
          failure={several.failure}
          onClose={() => setSeveral(false)}
          onSend={(seconds, failed) => several.run(store.resendSince(id, { since: Math.max(0, clock.now() - seconds), failed }), sent)}
        />
      ) : null}
    </>
  );
};
