import { FileQuestion, LogIn } from "lucide-react";
import { loginPath } from "../../core/auth/next-path.rule.ts";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { idle, latestValue } from "../../core/kernel/remote.ts";
import { playedLesson, staffPlayerHref } from "../../core/learning/player-address.rule.ts";
import { lessonText } from "../i18n/en/lesson.ts";
import { useText } from "../i18n/use-text.ts";
import { FailureState } from "../kit/failure-state.view.tsx";
import { LinkButton } from "../kit/link-button.view.tsx";
import { loadable } from "../kit/loadable.view.tsx";
import { Message } from "../kit/message.view.tsx";
import { SkeletonLines } from "../kit/skeleton.view.tsx";
import { useService } from "../react/services.tsx";
import { useLatest } from "../react/use-latest.ts";
import { useOrgTheme } from "../react/use-org-theme.ts";
import styles from "./player.module.css";

const Waiting = () => (
  <div className={styles["waiting"]}>
    <SkeletonLines lines={8} />
  </div>
);

const playing = loadable(
  async () => (await import("./played.screen.tsx")).PlayedScreen,
  () => <Waiting />,
);

/** The player's page for the signed-in member of staff: the lesson of its address. */
export const PlayerScreen = () => {
  const text = useText(lessonText);
  const session = useService(StaffSession);
  const current = useLatest(session.current$, idle);
  const user = latestValue(current);
  const played = playedLesson(window.location.pathname);
  useOrgTheme(user?.theme);
  if (played === null) return <Message icon={FileQuestion} title={text("noLesson")} isAlert isPage />;
  if (user !== undefined && user !== null) return <playing.View opened={played} />;
  if (current.tag === "failed") return <FailureState failure={current.failure} isPage onRetry={() => void session.reload()} />;
  if (user === undefined) return <Waiting />;
  return (
    <Message
      icon={LogIn}
      title={text("signedOut")}
      isAlert
      isPage
      actions={
        <LinkButton kind="primary" href={loginPath(staffPlayerHref(played))} target="_top">
          {text("signIn")}
        </LinkButton>
      }
    />
  );
};
