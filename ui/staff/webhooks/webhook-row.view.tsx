import { CircleCheck, CircleDashed, CirclePause, KeyRound, Pencil, Trash2, TriangleAlert } from "lucide-react";
import { type WebhookState, webhookState } from "../../../core/webhooks/webhook-list.view-model.ts";
import type { Webhook } from "../../../core/webhooks/webhook.model.ts";
import { webhooksText } from "../../i18n/en/webhooks.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Pill, type Tone } from "../../kit/pill.view.tsx";
import { Switch } from "../../kit/switch.view.tsx";
import { SaidAgo } from "../../kit/time-ago.view.tsx";
import styles from "./webhooks.module.css";

/** What can be done with a webhook of the list. */
export type WebhookActs = {
  readonly onEdit: (webhook: Webhook) => void;
  readonly onRotate: (webhook: Webhook) => void;
  readonly onSwitch: (webhook: Webhook, isOn: boolean) => void;
  readonly onRemove: (webhook: Webhook) => void;
};

const looks: Readonly<Record<WebhookState, { readonly tone: Tone; readonly icon: Icon }>> = {
  new: { tone: "neutral", icon: CircleDashed },
  working: { tone: "success", icon: CircleCheck },
  failing: { tone: "warning", icon: TriangleAlert },
  off: { tone: "neutral", icon: CirclePause },
  gaveUp: { tone: "danger", icon: TriangleAlert },
};

type WebhookRowProps = WebhookActs & { readonly webhook: Webhook; readonly now: number };

/** A webhook: its state, the last success and failure, and what can be done. */
export const WebhookRow = ({ webhook, now, onEdit, onRotate, onSwitch, onRemove }: WebhookRowProps) => {
  const text = useText(webhooksText);
  const dates = useDates();
  const { id, url, events, is_on, succeeded_at, failed_at, problem, waiting, connector, old_until } = webhook;
  const state = webhookState(webhook);
  const facts = [
    text("events", { count: events.length }),
    ...(waiting === 0 ? [] : [text("waiting", { count: waiting })]),
    ...(connector === null ? [] : [text("connector", { name: connector })]),
  ];
  return (
    <li className={styles["row"]}>
      <span className={styles["words"]}>
        <span className={styles["title"]}>
          {url}
          <Pill {...looks[state]}>{text(`state.${state}`)}</Pill>
        </span>
        <span className={styles["note"]}>{facts.join(" · ")}</span>
        <span className={styles["note"]}>
          {succeeded_at === null ? text("never") : <SaidAgo say={(when) => text("succeeded", { when })} at={succeeded_at} now={now} />}
          {failed_at === null ? null : (
            <>
              {" · "}
              <SaidAgo say={(when) => text("failed", { when })} at={failed_at} now={now} />
            </>
          )}
        </span>
        {state === "gaveUp" ? <span className={styles["problem"]}>{text("gaveUp")}</span> : null}
        {state === "failing" && problem !== null ? <span className={styles["problem"]}>{problem}</span> : null}
        {old_until === null ? null : (
          <span className={styles["note"]}>
            {text("oldUntil", {
              date: dates.at(old_until, { dateStyle: "medium", timeStyle: "short" }),
            })}
          </span>
        )}
      </span>
      <span className={styles["acts"]}>
        <Switch isSelected={is_on} aria-label={text("onNamed", { url })} onChange={(isOn) => onSwitch(webhook, isOn)}>
          {text("on")}
        </Switch>
        <LinkButton size="small" href={`/ui/settings/integrations/webhooks/${id}`} aria-label={text("deliveriesNamed", { url })}>
          {text("deliveries")}
        </LinkButton>
        <IconButton icon={Pencil} label={text("edit", { url })} onPress={() => onEdit(webhook)} />
        {connector === null ? <IconButton icon={KeyRound} label={text("rotate", { url })} onPress={() => onRotate(webhook)} /> : null}
        <IconButton icon={Trash2} label={text("remove", { url })} onPress={() => onRemove(webhook)} />
      </span>
    </li>
  );
};
