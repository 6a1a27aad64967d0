import { useMemo } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { MessagingSwitch } from "../../../core/conversations/conversations.port.ts";
import { contactConversationsText } from "../../i18n/en/contact-conversations.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { MessagingSwitchView } from "./messaging-switch.view.tsx";

/** The switch for messages in the portal, which takes effect at once. */
export const MessagingSwitchScreen = () => {
  const text = useText(contactConversationsText);
  const store = useService(MessagingSwitch);
  const alerts = useService(Alerts);
  const ask = useMemo(() => () => store.current(), [store]);
  const { answer, again } = useAnswer(ask, "");
  const { isPending, run } = useSubmit();
  const change = (is_on: boolean): void =>
    run(alerts.reporting(store.change({ is_on })), () => {
      again();
      alerts.show(text(is_on ? "setting.on" : "setting.off"), "success");
    });
  return <MessagingSwitchView setting={answer} isPending={isPending} onChange={change} onRetry={again} />;
};
