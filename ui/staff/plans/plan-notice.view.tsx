import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import styles from "./plan-notice.module.css";

export type PlanNoticeProps = {
  readonly title: string;
  readonly message: string;
  /** the consequence, below the message */
  readonly note?: string | undefined;
  /** the remedy; absent for users who can only close */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly onClose: () => void;
};

/** A missing plan or a reached limit, with the remedy available to the user. */
export const PlanNotice = ({ title, message, note, action, onClose }: PlanNoticeProps) => {
  const text = useText(plansText);
  const close = (
    <Button {...(action === undefined ? { kind: "primary" as const, autoFocus: true } : {})} onPress={onClose}>
      {text("notice.close")}
    </Button>
  );
  const footer = (
    <>
      {close}
      {action === undefined ? null : (
        <Button kind="primary" autoFocus onPress={action.onPress}>
          {action.label}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={title} isOpen onClose={onClose} footer={footer}>
      <div className={styles["words"]}>
        <p>{message}</p>
        {note === undefined ? null : <p className={styles["note"]}>{note}</p>}
      </div>
    </Dialog>
  );
};
