import { useState } from "react";
import { browserName } from "../../../core/profile/browser-name.rule.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { SaidAgo } from "../../kit/time-ago.view.tsx";
import lists from "../settings/settings-list.module.css";
import type { UserViewProps } from "./user.view.tsx";

type Props = Pick<UserViewProps, "sessions" | "now" | "onEndSession" | "onResetTwoStep" | "onReload"> & {
  readonly twoStep: boolean;
  /** whether the signed-in user may end sessions */
  readonly mayEnd: boolean;
  /** whether the signed-in user may turn two-step sign-in off */
  readonly mayReset: boolean;
};

/** Where a user is signed in; each session can be ended. */
export const UserSessions = ({ sessions, now, twoStep, mayEnd, mayReset, onEndSession, onResetTwoStep, onReload }: Props) => {
  const text = useText(usersText);
  const [isAsking, setAsking] = useState(false);
  return (
    <Card
      title={text("user.sessions")}
      note={text(twoStep ? "user.twoStep" : "user.noTwoStep")}
      {...(twoStep && mayReset
        ? {
            actions: (
              <Button size="small" onPress={() => setAsking(true)}>
                {text("user.resetTwoStep")}
              </Button>
            ),
          }
        : {})}
    >
      <ConfirmDialog
        title={text("user.resetTitle")}
        action={text("user.resetAction")}
        isOpen={isAsking}
        isDangerous
        onConfirm={() => {
          setAsking(false);
          onResetTwoStep();
        }}
        onCancel={() => setAsking(false)}
      >
        {text("user.resetBody")}
      </ConfirmDialog>
      <RemoteView remote={sessions} skeleton={<SkeletonLines />} onRetry={onReload}>
        {(list) =>
          list.length === 0 ? (
            <p className={lists["muted"]}>{text("user.noSessions")}</p>
          ) : (
            <ul className={lists["rows"]} aria-label={text("user.sessions")}>
              {list.map(({ id, user_agent, ip, seen_at }) => {
                const name = browserName(user_agent) ?? text("user.unknownBrowser");
                return (
                  <li key={id} className={lists["row"]} data-wraps="true">
                    <span className={lists["words"]}>
                      <span>{name}</span>
                      <span className={lists["muted"]}>
                        <SaidAgo say={(when) => text("user.seen", { when, ip })} at={seen_at} now={now} />
                      </span>
                    </span>
                    {mayEnd ? (
                      <Button size="small" aria-label={text("user.endNamed", { name })} onPress={() => onEndSession(id)}>
                        {text("user.end")}
                      </Button>
                    ) : null}
                  </li>
                );
              })}
            </ul>
          )
        }
      </RemoteView>
    </Card>
  );
};
