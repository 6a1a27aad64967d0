import { CircleAlert, CircleCheck, Clock, Ellipsis, Pencil, RefreshCw, Send, Star, Trash2 } from "lucide-react";
import { isInUse } from "../../../core/senders/sender-steps.view-model.ts";
import type { Sender } from "../../../core/senders/sender.model.ts";
import { sendersText } from "../../i18n/en/senders.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { SaidAgo } from "../../kit/time-ago.view.tsx";
import { RecordList } from "./record-list.view.tsx";
import { SenderSteps } from "./sender-steps.view.tsx";
import styles from "./senders.module.css";

/** What can be done with an address. */
export type SenderActs = {
  readonly onCheck: (sender: Sender) => void;
  readonly onSendLink: (sender: Sender) => void;
  readonly onRename: (sender: Sender) => void;
  readonly onTest: (sender: Sender) => void;
  readonly onMakeDefault: (sender: Sender) => void;
  readonly onRemove: (sender: Sender) => void;
  readonly onCopy: (text: string) => void;
};

export type SenderCardProps = SenderActs & {
  readonly sender: Sender;
  /** epoch seconds */
  readonly now: number;
  /** whether it is being checked */
  readonly isChecking: boolean;
};

const looks = {
  pending: { tone: "warning", icon: Clock },
  verified: { tone: "success", icon: CircleCheck },
  failed: { tone: "danger", icon: CircleAlert },
} as const;

const State = ({ sender, now }: Pick<SenderCardProps, "sender" | "now">) => {
  const text = useText(sendersText);
  const { status, checked_at, unanswered_at, bad_days } = sender.verification;
  return (
    <>
      <div className={styles["line"]}>
        <Pill {...looks[status]}>{text(`status.${status}`)}</Pill>
        {sender.is_default ? (
          <Pill tone="info" icon={Star}>
            {text("isDefault")}
          </Pill>
        ) : null}
        <span className={styles["muted"]}>
          {isInUse(sender) ? `${text("inUse")} ` : ""}
          {checked_at === null ? text("neverChecked") : <SaidAgo say={(when) => text("checkedAgo", { when })} at={checked_at} now={now} />}
        </span>
      </div>
      {unanswered_at === null ? null : (
        <Banner tone="warning" title={text("unansweredTitle")}>
          <SaidAgo say={(when) => text("unanswered", { when })} at={unanswered_at} now={now} />
        </Banner>
      )}
      {status === "failed" ? <Banner tone="danger">{text("failedBody")}</Banner> : null}
      {status === "verified" && bad_days > 0 ? <Banner tone="warning">{text("badDays", { count: bad_days })}</Banner> : null}
    </>
  );
};

/** An address with its state, what is missing, and the records to publish. */
export const SenderCard = ({ sender, now, isChecking, onCheck, onSendLink, onCopy, ...acts }: SenderCardProps) => {
  const text = useText(sendersText);
  const { email, name, is_default } = sender;
  const entries = [
    { id: "test", label: text("test"), icon: Send },
    { id: "rename", label: text("rename"), icon: Pencil },
    ...(is_default ? [] : [{ id: "default", label: text("makeDefault"), icon: Star }]),
    { id: "remove", label: text("remove"), icon: Trash2, isDangerous: true },
  ];
  const does: Readonly<Record<string, (sender: Sender) => void>> = {
    test: acts.onTest,
    rename: acts.onRename,
    default: acts.onMakeDefault,
    remove: acts.onRemove,
  };
  const actions = (
    <>
      <Button icon={RefreshCw} isPending={isChecking} aria-label={text("checkOf", { email })} onPress={() => onCheck(sender)}>
        {text("check")}
      </Button>
      <Menu
        label={text("moreOf", { email })}
        trigger={<IconButton icon={Ellipsis} label={text("moreOf", { email })} />}
        groups={[{ id: "acts", entries }]}
        onAction={(id) => does[id]?.(sender)}
        placement="bottom end"
      />
    </>
  );
  return (
    <Card title={email} note={name} actions={actions}>
      <div className={styles["stack"]}>
        <State sender={sender} now={now} />
        <SenderSteps sender={sender} now={now} onSendLink={() => onSendLink(sender)} />
        <RecordList sender={sender} onCopy={onCopy} />
      </div>
    </Card>
  );
};
