import { MailCheck, Plus } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { Sender } from "../../../core/senders/sender.model.ts";
import { sendersText } from "../../i18n/en/senders.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { type SenderActs, SenderCard } from "./sender-card.view.tsx";
import styles from "./senders.module.css";

export type SendersViewProps = SenderActs & {
  readonly senders: Remote<readonly Sender[]>;
  /** epoch seconds */
  readonly now: number;
  /** the address that is being checked; null for none */
  readonly checking: number | null;
  readonly onAdd: () => void;
  readonly onRetry: () => void;
};

/** The addresses from which the organisation sends mail, each with its verification. */
export const SendersView = ({ senders, now, checking, onAdd, onRetry, ...acts }: SendersViewProps) => {
  const text = useText(sendersText);
  const add = (
    <Button icon={Plus} kind="primary" onPress={onAdd}>
      {text("add")}
    </Button>
  );
  return (
    <>
      <PageHeader title={text("title")} note={text("note")} actions={add} />
      <RemoteView remote={senders} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState icon={MailCheck} title={text("none")}>
              {text("noneBody")}
            </EmptyState>
          ) : (
            <ul className={styles["cards"]} aria-label={text("list")}>
              {known.map((sender) => (
                <li key={sender.id}>
                  <SenderCard sender={sender} now={now} isChecking={checking === sender.id} {...acts} />
                </li>
              ))}
            </ul>
          )
        }
      </RemoteView>
    </>
  );
};
