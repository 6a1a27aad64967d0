import type { SessionEntry } from "../../../core/auth/access-list.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { browserName } from "../../../core/profile/browser-name.rule.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { SaidAgo } from "../../kit/time-ago.view.tsx";
import styles from "./profile.module.css";

export type SessionsCardProps = {
  readonly sessions: Remote<readonly SessionEntry[]>;
  readonly now: number;
  readonly closing: number | null;
  readonly onClose: (id: number) => void;
  readonly onRetry: () => void;
};

/** The user's sessions, with a button to sign the other browsers out. */
export const SessionsCard = ({ sessions, now, closing, onClose, onRetry }: SessionsCardProps) => {
  const text = useText(profileText);
  return (
    <Card title={text("sessions.title")}>
      <RemoteView remote={sessions} skeleton={<SkeletonLines />} onRetry={onRetry}>
        {(list) => (
          <ul>
            {list.map((session) => {
              const name = browserName(session.user_agent) ?? text("sessions.unknown");
              return (
                <li key={session.id} className={styles["row"]}>
                  <span className={styles["words"]}>
                    <span className={styles["name"]}>
                      {name}
                      {session.current ? <Pill tone="success">{text("sessions.current")}</Pill> : null}
                    </span>
                    <span className={styles["note"]}>
                      <SaidAgo say={(when) => text("sessions.seen", { when, ip: session.ip })} at={session.seen_at} now={now} />
                    </span>
                  </span>
                  {session.current ? null : (
                    <Button
                      size="small"
                      isPending={closing === session.id}
                      aria-label={text("sessions.closeNamed", { name })}
                      onPress={() => onClose(session.id)}
                    >
                      {text("sessions.close")}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </RemoteView>
    </Card>
  );
};
