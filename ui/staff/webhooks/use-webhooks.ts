import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { MadeWebhook, Webhook } from "../../../core/webhooks/webhook.model.ts";
import { WebhookStore } from "../../../core/webhooks/webhooks.port.ts";
import { webhooksText } from "../../i18n/en/webhooks.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import type { WebhooksViewProps } from "./webhooks.view.tsx";

type Webhooks = Omit<WebhooksViewProps, "onAdd" | "onEdit" | "onRotate"> & {
  readonly rotate: (webhook: Webhook) => void;
  /** after a webhook was made; shows its secret */
  readonly onMade: (made: MadeWebhook) => void;
};

/** The list of webhooks, and what is done with one of them. */
export const useWebhooks = (): Webhooks => {
  const [store, alerts, clock] = [useService(WebhookStore), useService(Alerts), useService(Clock)];
  const [text, toasts] = [useText(webhooksText), useToasts()];
  const [secret, setSecret] = useState<Webhooks["secret"]>(null);
  const { answer, again } = useAnswer(store.list, "");
  const run = async <A>(command: TaskEither<Failure, A>, onDone: (value: A) => void): Promise<void> => {
    const done = await alerts.reporting(command)();
    again();
    if (E.isRight(done)) onDone(done.right);
  };
  const say = (said: string) => (): void => alerts.show(said, "success");
  const onMade = ({ webhook, secret: made }: MadeWebhook): void => {
    setSecret({ url: webhook.url, secret: made });
    again();
  };
  return {
    webhooks: answer,
    now: clock.now(),
    secret,
    onMade,
    onRetry: again,
    onCopy: (copied) => void navigator.clipboard.writeText(copied).then(say(text("copied"))),
    rotate: ({ id }) => void run(store.rotate(id), onMade),
    onSwitch: ({ id, version }, is_on) => void run(store.change(id, { version, is_on }), say(text(is_on ? "switchedOn" : "switchedOff"))),
    onRemove: ({ id }) =>
      void run(store.remove(id), () =>
        toasts.undoable(text("removed"), text("undo"), () => void run(store.restore(id), say(text("restored")))),
      ),
  };
};
