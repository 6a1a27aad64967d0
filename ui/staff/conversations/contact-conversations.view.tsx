import { ChevronDown, ChevronRight, PenLine } from "lucide-react";
import type { ReactNode } from "react";
import type { ContactThreads, Thread } from "../../../core/conversations/thread.model.ts";
import { unreadIn } from "../../../core/conversations/unread.rule.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { contactConversationsText } from "../../i18n/en/contact-conversations.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { Badge } from "../../kit/pill.view.tsx";
import { Press } from "../../kit/press.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import styles from "./contact-conversations.module.css";

/** The thread that is open: its id, a new one, or none. */
export type OpenThread = number | "new" | null;

export type ContactConversationsProps = {
  readonly threads: Remote<ContactThreads>;
  readonly open: OpenThread;
  /** epoch seconds */
  readonly now: number;
  readonly onOpen: (open: OpenThread) => void;
  readonly onRetry: () => void;
  /** the messages of the open thread and the input for another, without one where the contact cannot be written to */
  readonly children: (open: number | "new", mayWrite: boolean) => ReactNode;
};

type RowProps = { readonly thread: Thread; readonly isOpen: boolean; readonly now: number; readonly onPress: () => void };

const Row = ({ thread, isOpen, now, onPress }: RowProps) => {
  const text = useText(contactConversationsText);
  const { last } = thread;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <Press className={styles["row"] ?? ""} aria-expanded={isOpen} onPress={onPress}>
      <Chevron className={styles["icon"]} aria-hidden="true" />
      <span className={styles["words"]} dir="auto">
        <span className={styles["name"]}>{thread.name}</span>
        <span className={styles["muted"]}>
          {last.side === "contact" || last.name === "" ? last.body : text("own", { name: last.name, text: last.body })} ·{" "}
          <TimeAgo at={last.created_at} now={now} />
          {thread.channel === "sms" ? ` · ${text("byText")}` : null}
        </span>
      </span>
      <Badge count={thread.unread} label={text("unread", { count: thread.unread })} />
    </Press>
  );
};

/** The conversations with a contact: the open one with its messages, and why the contact cannot be written to. */
export const ContactConversationsView = ({ threads, open, now, onOpen, onRetry, children }: ContactConversationsProps) => {
  const text = useText(contactConversationsText);
  const unread = unreadIn(latestValue(threads)?.threads ?? []);
  return (
    <Card title={text("title")} actions={<Badge count={unread} label={text("unread", { count: unread })} />}>
      <RemoteView remote={threads} skeleton={<SkeletonLines lines={3} />} onRetry={onRetry}>
        {(known) => (
          <div className={styles["card"]}>
            {known.threads.length === 0 ? (
              <p className={styles["muted"]}>{text("empty")}</p>
            ) : (
              <ul className={styles["list"]} aria-label={text("list")}>
                {known.threads.map((thread) => (
                  <li key={thread.id} className={styles["item"]}>
                    <Row
                      thread={thread}
                      isOpen={open === thread.id}
                      now={now}
                      onPress={() => onOpen(open === thread.id ? null : thread.id)}
                    />
                    {open === thread.id ? children(thread.id, thread.refusal === null) : null}
                    {open === thread.id && thread.refusal !== null && thread.refusal !== known.refusal ? (
                      <p className={styles["muted"]}>{thread.refusal}</p>
                    ) : null}
                  </li>
                ))}
              </ul>
            )}
            {known.refusal === null ? null : <p className={styles["muted"]}>{known.refusal}</p>}
            {known.refusal !== null ? null : open === "new" ? (
              <section className={styles["new"]} aria-label={text("newTitle")}>
                {children("new", true)}
                <span>
                  <Button size="small" kind="quiet" onPress={() => onOpen(null)}>
                    {text("cancel")}
                  </Button>
                </span>
              </section>
            ) : (
              <span>
                <Button size="small" icon={PenLine} onPress={() => onOpen("new")}>
                  {text("begin")}
                </Button>
              </span>
            )}
          </div>
        )}
      </RemoteView>
    </Card>
  );
};
