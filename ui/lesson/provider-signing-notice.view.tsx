import { FileX, MailX, PlugZap, TriangleAlert, WifiOff } from "lucide-react";
import { lessonFramesText } from "../i18n/en/lesson-frames.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { Message } from "../kit/message.view.tsx";
import styles from "./provider-card.module.css";
import type { SigningView } from "./use-signing.ts";

type Props = { readonly signing: SigningView; readonly isOnline: boolean; readonly isStaff: boolean };

/** Why a document cannot be signed, and what can be done about it. */
export const SigningNotice = ({ signing, isOnline, isStaff }: Props) => {
  const text = useText(lessonFramesText);
  const { shown, isPending, isFailed, isChecked } = signing;
  const again = (
    <Button isPending={isPending} onPress={signing.open}>
      {text("retry")}
    </Button>
  );
  if (!isOnline)
    return (
      <Message icon={WifiOff} title={text("offline")}>
        {text("offlineBody")}
      </Message>
    );
  if (isFailed)
    return (
      <Message icon={TriangleAlert} tone="warning" title={text("failed")} isAlert actions={again}>
        {text("sign.unreachable")}
      </Message>
    );
  if (shown === null || shown === "closed") return null;
  switch (shown.state) {
    case "unset":
      return (
        <Message icon={PlugZap} title={text("sign.unset")}>
          {text(isStaff ? "sign.unsetStaff" : "sign.unsetLearner")}
        </Message>
      );
    case "no-email":
      return (
        <Message icon={MailX} title={text("sign.noEmail")}>
          {text("sign.noEmailBody")}
        </Message>
      );
    case "no-template":
      return (
        <Message icon={FileX} title={text("sign.noTemplate")}>
          {text("sign.noTemplateBody")}
        </Message>
      );
    case "preparing":
      return (
        <Message icon={TriangleAlert} title={text("sign.preparing")} actions={again}>
          {null}
        </Message>
      );
    case "ended":
      return (
        <Message
          icon={TriangleAlert}
          tone="warning"
          title={text("sign.ended")}
          actions={
            <Button isPending={isPending} onPress={signing.open}>
              {text("sign.again")}
            </Button>
          }
        >
          {text("sign.endedBody")}
        </Message>
      );
    case "open":
      return (
        <p className={styles["kind"]}>
          <span role="status">{isChecked && !isPending ? text("sign.notYet") : text("sign.waiting")}</span>{" "}
          <Button kind="quiet" isPending={isPending} onPress={signing.check}>
            {text("sign.check")}
          </Button>
        </p>
      );
    case "signed":
      return null;
  }
};
