import { CircleCheck, Unlink } from "lucide-react";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { sendersText } from "../../i18n/en/senders.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { AuthLayout } from "../auth/auth-layout.view.tsx";
import styles from "./senders.module.css";

export type ConfirmMailboxProps = {
  readonly isDone: boolean;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onConfirm: () => void;
};

/** Asks the owner of a mailbox to confirm it; opening the page alone confirms nothing, as mail scanners open links. */
export const ConfirmMailboxView = ({ isDone, isPending, failure, onConfirm }: ConfirmMailboxProps) => {
  const text = useText(sendersText);
  const isStale = failure?.tag === "invalid";
  return (
    <AuthLayout product={text("confirm.product")} title={text("confirm.title")}>
      {isDone ? (
        <Message icon={CircleCheck} title={text("confirm.doneTitle")} isAlert>
          {text("confirm.doneBody")}
        </Message>
      ) : isStale ? (
        <Message icon={Unlink} tone="warning" title={text("confirm.staleTitle")} isAlert>
          {text("confirm.staleBody")}
        </Message>
      ) : (
        <div className={styles["stack"]}>
          <p className={styles["plain"]}>{text("confirm.body")}</p>
          <div role="alert">{failure === null ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}</div>
          <Button kind="primary" isWide isPending={isPending} onPress={onConfirm}>
            {text("confirm.confirm")}
          </Button>
        </div>
      )}
    </AuthLayout>
  );
};
