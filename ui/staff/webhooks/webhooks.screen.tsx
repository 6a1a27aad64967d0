import { Plus } from "lucide-react";
import { useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Webhook } from "../../../core/webhooks/webhook.model.ts";
import { WebhookStore } from "../../../core/webhooks/webhooks.port.ts";
import { webhooksText } from "../../i18n/en/webhooks.ts";
import { useText } from "../../i18n/use-text.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { useScreenCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { useWebhooks } from "./use-webhooks.ts";
import { type WebhookDraft, WebhookForm } from "./webhook-form.view.tsx";
import { WebhooksView } from "./webhooks.view.tsx";

/** The webhooks of the organisation: added, changed, switched, rotated and deleted with an Undo. */
export const WebhooksScreen = () => {
  const [store, alerts] = [useService(WebhookStore), useService(Alerts)];
  const text = useText(webhooksText);
  const { rotate, onMade, ...view } = useWebhooks();
  const saving = useSubmit();
  const [edited, setEdited] = useState<Webhook | "new" | null>(null);
  const [rotated, setRotated] = useState<Webhook | null>(null);
  useScreenCommands([{ id: "add", title: text("commands.add"), icon: Plus, run: () => setEdited("new") }]);
  const save = (draft: WebhookDraft): void => {
    if (edited === "new" || edited === null)
      return saving.run(store.create(draft), (made) => {
        setEdited(null);
        onMade(made);
      });
    saving.run(store.change(edited.id, { version: edited.version, ...draft }), () => {
      setEdited(null);
      view.onRetry();
      alerts.show(text("saved"), "success");
    });
  };
  return (
    <>
      <WebhooksView {...view} onAdd={() => setEdited("new")} onEdit={setEdited} onRotate={setRotated} />
      {edited === null ? null : (
        <WebhookForm
          webhook={edited === "new" ? null : edited}
          isPending={saving.isPending}
          failure={saving.failure}
          onSave={save}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        title={text("rotateTitle")}
        action={text("rotateAction")}
        isOpen={rotated !== null}
        onCancel={() => setRotated(null)}
        onConfirm={() => {
          if (rotated !== null) rotate(rotated);
          setRotated(null);
        }}
      >
        {text("rotateBody")}
      </ConfirmDialog>
    </>
  );
};
