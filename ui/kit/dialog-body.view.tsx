import { X } from "lucide-react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./dialog.module.css";
import type { DialogProps } from "./dialog.view.tsx";
import { IconButton } from "./icon-button.view.tsx";
import { keepFocus } from "./keep-focus.ts";
import { useUnsavedGuard } from "./unsaved-guard.view.tsx";
import { useBackCloses } from "./use-back-closes.ts";

/** The lazily loaded dialog. */
export const DialogBody = ({
  title,
  size = "480",
  isOpen,
  onClose,
  isDirty = false,
  isInAddress = false,
  role = "dialog",
  footer,
  children,
}: DialogProps) => {
  const text = useText(kitText);
  const guard = useUnsavedGuard(isDirty && isOpen, onClose);
  useBackCloses(isOpen && !isInAddress, guard.requestClose);
  return (
    <>
      <ModalOverlay
        className={styles["overlay"] ?? ""}
        isOpen={isOpen}
        isDismissable={role === "dialog"}
        onOpenChange={(open) => {
          if (!open) guard.requestClose();
        }}
      >
        <Modal className={styles["modal"] ?? ""} data-size={size}>
          <AriaDialog ref={keepFocus} role={role} className={styles["dialog"] ?? ""}>
            <header className={styles["header"]}>
              <Heading slot="title" level={2} className={styles["title"] ?? ""}>
                {title}
              </Heading>
              <IconButton icon={X} label={text("close")} size="small" onPress={guard.requestClose} />
            </header>
            <div className={styles["body"]}>{children}</div>
            {footer === undefined ? null : <footer className={styles["footer"]}>{footer}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
      {guard.question}
    </>
  );
};
