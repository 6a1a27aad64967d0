import { Plus, Webhook as WebhookIcon } from "lucide-react";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { type Webhook, webhookLimits } from "../../../core/webhooks/webhook.model.ts";
import { webhooksText } from "../../i18n/en/webhooks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { type WebhookActs, WebhookRow } from "./webhook-row.view.tsx";
import { WebhookSecret } from "./webhook-secret.view.tsx";
import styles from "./webhooks.module.css";

export type WebhooksViewProps = WebhookActs & {
  readonly webhooks: Remote<readonly Webhook[]>;
  readonly now: number;
  readonly secret: { readonly url: string; readonly secret: string } | null;
  readonly onAdd: () => void;
  readonly onCopy: (secret: string) => void;
  readonly onRetry: () => void;
};

/** The webhooks of the organisation. */
export const WebhooksView = ({ webhooks, now, secret, onAdd, onCopy, onRetry, ...acts }: WebhooksViewProps) => {
  const text = useText(webhooksText);
  const isFull = (latestValue(webhooks)?.length ?? 0) >= webhookLimits.webhooks;
  const add = (
    <Button icon={Plus} onPress={onAdd} isDisabled={isFull}>
      {text("add")}
    </Button>
  );
  return (
    <>
      <PageHeader title={text("title")} note={text("note")} actions={add} />
      <WebhookSecret secret={secret} onCopy={onCopy} />
      <RemoteView remote={webhooks} skeleton={<SkeletonLines lines={6} />} onRetry={onRetry}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState icon={WebhookIcon} title={text("none")}>
              {text("noneBody")}
            </EmptyState>
          ) : (
            <Card>
              {isFull ? <p className={styles["note"]}>{text("full", { most: webhookLimits.webhooks })}</p> : null}
              <ul aria-label={text("list")}>
                {known.map((webhook) => (
                  <WebhookRow key={webhook.id} webhook={webhook} now={now} {...acts} />
                ))}
              </ul>
            </Card>
          )
        }
      </RemoteView>
    </>
  );
};
