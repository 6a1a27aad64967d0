import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import styles from "./plan-notice.module.css";

export type PlanNoticeProps = {
  readonly title: string;
  readonly message: string;
  /** what comes of it, below the message */
  readonly note?: string | undefined;
  /** What can be done about it; absent for those who can only close. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly onClose: () => void;
};

/** Says that a plan is missing or a limit is reached, and what the reader may do about it. */
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
