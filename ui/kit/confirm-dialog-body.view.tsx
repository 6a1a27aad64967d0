import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "./button.view.tsx";
import styles from "./confirm-dialog.module.css";
import type { ConfirmDialogProps } from "./confirm-dialog.view.tsx";
import frame from "./dialog.module.css";
import { keepFocus } from "./keep-focus.ts";
import { useBackCloses } from "./use-back-closes.ts";

/** The lazily loaded dialog. */
export const ConfirmDialogBody = ({
  title,
  action,
  cancel,
  isDangerous = false,
  isPending = false,
  isOpen,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) => {
  const text = useText(kitText);
  useBackCloses(isOpen, onCancel);
  return (
    <ModalOverlay
      className={frame["overlay"] ?? ""}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
    >
      <Modal className={frame["modal"] ?? ""} data-size="480">
        <AriaDialog ref={keepFocus} role="alertdialog" className={frame["dialog"] ?? ""}>
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
