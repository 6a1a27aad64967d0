import type { NoticeSettings } from "../../../core/notifications/notices.service.ts";
import { noticesCardText } from "../../i18n/en/notices-card.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { Switch } from "../../kit/switch.view.tsx";
import styles from "./profile.module.css";

export type NoticesCardProps = NoticeSettings & { readonly onTurnOn: () => void; readonly onMute: (isMuted: boolean) => void };

/** Desktop notifications, requested only by a click, and the sound. */
export const NoticesCard = ({ permission, isMuted, onTurnOn, onMute }: NoticesCardProps) => {
  const text = useText(noticesCardText);
  return (
    <Card title={text("title")} note={text("note")}>
      <div className={styles["form"]}>
        <div className={styles["row"]}>
          <span className={styles["words"]}>
            <span className={styles["name"]}>{text("desktop")}</span>
            <span className={styles["note"]} role="status">
              {text(`state.${permission}`)}
            </span>
          </span>
          {permission === "default" ? <Button onPress={onTurnOn}>{text("turnOn")}</Button> : null}
        </div>
        <Switch isSelected={!isMuted} note={text("soundNote")} onChange={(isOn) => onMute(!isOn)}>
          {text("sound")}
        </Switch>
      </div>
    </Card>
  );
};
