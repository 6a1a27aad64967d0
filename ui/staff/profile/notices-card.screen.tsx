import { Notices } from "../../../core/notifications/notices.service.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { noticesCardText } from "../../i18n/en/notices-card.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { NoticesCard } from "./notices-card.view.tsx";

/** Notification settings of this device; a denied browser permission is explained in a dialog. */
export const NoticesCardScreen = () => {
  const notices = useService(Notices);
  const modals = useService(Modals);
  const text = useText(noticesCardText);
  const settings = useLatest(notices.settings$, notices.latest());
  const turnOn = async (): Promise<void> => {
    if ((await notices.turnOn()) === "denied") modals.open("info", { title: text("denied.title"), text: text("denied.text") });
  };
  return <NoticesCard {...settings} onTurnOn={() => void turnOn()} onMute={notices.mute} />;
};
