import { useEffect } from "react";
import { loginPath } from "../../core/auth/next-path.rule.ts";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { PlayerHost } from "../../core/learning/player-host.port.ts";
import { lessonText } from "../i18n/en/lesson.ts";
import { useText } from "../i18n/use-text.ts";
import { Banner } from "../kit/banner.view.tsx";
import { Button } from "../kit/button.view.tsx";
import { useService } from "../react/services.tsx";
import { useLatest } from "../react/use-latest.ts";
import styles from "./player.module.css";

/** Says that the session has ended; the page around the player asks for the password, or another tab does. */
export const ExpiredScreen = () => {
  const text = useText(lessonText);
  const [session, host] = [useService(StaffSession), useService(PlayerHost)];
  const isExpired = useLatest(session.expired$, false);
  useEffect(() => {
    if (isExpired) host.post({ type: "expired" });
  }, [host, isExpired]);
  useEffect(() => {
    const heard = host.requests$.subscribe(({ type }) => {
      if (type === "resumed") void session.resume();
    });
    return () => heard.unsubscribe();
  }, [host, session]);
  if (!isExpired) return null;
  const signIn = (): void => {
    if (host.isFramed) host.post({ type: "expired" });
    else window.open(loginPath("/ui/lessons"), "_blank", "noopener");
  };
  return (
    <div className={styles["expired"]} role="alert">
      <Banner tone="warning" action={<Button onPress={signIn}>{text("signIn")}</Button>}>
        {text("expired")}
      </Banner>
    </div>
  );
};
