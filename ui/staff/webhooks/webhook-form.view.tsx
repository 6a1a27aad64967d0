import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { sameValue } from "../../../core/kernel/same-value.ts";
import type { WebhookEvent, WebhookRole } from "../../../core/webhooks/webhook-event.model.ts";
import { mayBeTold } from "../../../core/webhooks/webhook-events.rule.ts";
import { type Webhook, webhookLimits } from "../../../core/webhooks/webhook.model.ts";
import { webhooksText } from "../../i18n/en/webhooks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import { EventChoice } from "./event-choice.view.tsx";
import styles from "./webhooks.module.css";

/** The values of a webhook that its form edits. */
export type WebhookDraft = { readonly url: string; readonly role: WebhookRole; readonly events: readonly WebhookEvent[] };

export type WebhookFormProps = {
  /** null for a new one */
  readonly webhook: Webhook | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onSave: (draft: WebhookDraft) => void;
  readonly onClose: () => void;
};

const roles = ["user", "admin"] as const;
const fields = ["url", "events"];

/** The address, contents and events of a webhook. */
export const WebhookForm = ({ webhook, isPending, failure, onSave, onClose }: WebhookFormProps) => {
  const text = useText(webhooksText);
  const first: WebhookDraft =
    webhook === null ? { url: "", role: "user", events: [] } : { url: webhook.url, role: webhook.role, events: webhook.events };
  const [draft, setDraft] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const edit = (change: Partial<WebhookDraft>): void => setDraft((held) => ({ ...held, ...change }));
  const told = draft.events.filter((event) => mayBeTold(draft.role, event));
  const url = draft.url.trim();
  const save = (): void => {
    setChecked(true);
    if (url !== "" && told.length > 0) onSave({ ...draft, url, events: told });
  };
  return (
    <Dialog
      title={text(webhook === null ? "form.add" : "form.edit")}
      size="680"
      isOpen
      isDirty={!sameValue(draft, first)}
      onClose={onClose}
      footer={
        <Button kind="primary" isPending={isPending} onPress={save}>
          {text(webhook === null ? "form.create" : "form.save")}
        </Button>
      }
    >
      <form
        noValidate
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <FormProblem failure={failure} fields={fields} />
        <TextField
          label={text("form.url")}
          help={text("form.urlHelp")}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={webhookLimits.url}
          autoFocus
          value={draft.url}
          onChange={(typed) => edit({ url: typed })}
          error={isChecked && url === "" ? text("form.urlRequired") : fieldError(failure, "url")}
        />
        <RadioGroup
          label={text("form.view")}
          options={roles.map((id) => ({ id, label: text(`form.viewOf.${id}`), note: text(`form.viewNote.${id}`) }))}
          value={draft.role}
          onChange={(id) => edit({ role: roles.find((role) => role === id) ?? draft.role })}
        />
        <EventChoice
          role={draft.role}
          events={draft.events}
          onChange={(events) => edit({ events })}
          error={isChecked && told.length === 0 ? text("form.eventsRequired") : fieldError(failure, "events")}
        />
      </form>
    </Dialog>
  );
};
