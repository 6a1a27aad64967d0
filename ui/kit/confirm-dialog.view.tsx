import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "./button.view.tsx";
import styles from "./confirm-dialog.module.css";
import frame from "./dialog.module.css";

export type ConfirmDialogProps = {
  /** The question. */
  readonly title: string;
  /** The verb on the button that does it. */
  readonly action: string;
  readonly cancel?: string;
  readonly isDangerous?: boolean;
  readonly isPending?: boolean;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** What follows from it. */
  readonly children?: ReactNode;
};

/** A question before something that cannot be undone, or that the product asks about. */
export const ConfirmDialog = ({ title, action, cancel, isDangerous = false, isPending = false, isOpen, onConfirm, onCancel, children }: ConfirmDialogProps) => {
  const text = useText(kitText);
  return (
    <ModalOverlay
      className={frame["overlay"] ?? ""}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
    >
      <Modal className={frame["modal"] ?? ""} data-size="480">
        <AriaDialog role="alertdialog" className={frame["dialog"] ?? ""}>
          <div className={styles["words"]}>
            <Heading slot="title" level={2} className={frame["title"] ?? ""}>
              {title}
            </Heading>
            {children === undefined ? null : <div className={styles["body"]}>{children}</div>}
          </div>
          <footer className={styles["footer"]}>
            <Button autoFocus={isDangerous} onPress={onCancel}>
              {cancel ?? text("cancel")}
            </Button>
            <Button kind={isDangerous ? "danger" : "primary"} autoFocus={!isDangerous} isPending={isPending} onPress={onConfirm}>
              {action}
            </Button>
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
