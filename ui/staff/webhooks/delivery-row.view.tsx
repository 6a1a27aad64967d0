import { CircleCheck, Clock3, Send, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { WebhookEvent } from "../../../core/webhooks/webhook-event.model.ts";
import type { Delivery, DeliveryState } from "../../../core/webhooks/webhook.model.ts";
import { webhooksText } from "../../i18n/en/webhooks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { Pill, type Tone } from "../../kit/pill.view.tsx";
import { SaidAgo } from "../../kit/time-ago.view.tsx";
import styles from "./webhooks.module.css";

const looks: Readonly<Record<DeliveryState, { readonly tone: Tone; readonly icon: Icon }>> = {
  due: { tone: "info", icon: Clock3 },
  sent: { tone: "success", icon: CircleCheck },
  dead: { tone: "danger", icon: TriangleAlert },
};

type DeliveryRowProps = {
  readonly delivery: Delivery;
  readonly now: number;
  /** null while they are not shown */
  readonly contents: ReactNode;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onAgain: () => void;
};

/** A delivery: what happened, how it went, its contents, and sending it again. */
export const DeliveryRow = ({ delivery, now, contents, onOpen, onAgain }: DeliveryRowProps) => {
  const text = useText(webhooksText);
  const isOpen = contents !== null;
  const { state, attempts, next_at, status, problem, created_at, message_id } = delivery;
  const event = WebhookEvent.is(delivery.event) ? text(`event.${delivery.event}`) : delivery.event;
  return (
    <li className={styles["row"]}>
      <span className={styles["words"]}>
        <span className={styles["title"]}>
          {event}
          <Pill {...looks[state]}>{text(`log.state.${state}`)}</Pill>
        </span>
        <span className={styles["note"]}>
          <SaidAgo say={(when) => text("log.happened", { when })} at={created_at} now={now} />
          {` · ${text("log.attempts", { count: attempts })}`}
          {status === null ? "" : ` · ${text("log.status", { status })}`}
          {state === "due" && next_at !== null && next_at > now ? (
            <>
              {" · "}
              <SaidAgo say={(when) => text("log.next", { when })} at={next_at} now={now} />
            </>
          ) : null}
        </span>
        {problem === null ? null : <span className={styles["problem"]}>{problem}</span>}
      </span>
      <span className={styles["acts"]}>
        <Button
          size="small"
          kind="quiet"
          aria-expanded={isOpen}
          aria-label={text("log.showNamed", { event, id: message_id })}
          onPress={() => onOpen(!isOpen)}
        >
          {text("log.show")}
        </Button>
        {state === "due" ? null : (
          <Button size="small" icon={Send} aria-label={text("log.againNamed", { event, id: message_id })} onPress={onAgain}>
            {text("log.again")}
          </Button>
        )}
      </span>
      {isOpen ? (
        <div className={styles["wide"]}>
          <p className={styles["note"]}>{text("log.id", { id: message_id })}</p>
          {contents}
        </div>
      ) : null}
    </li>
  );
};
