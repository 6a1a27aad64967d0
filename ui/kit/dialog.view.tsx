import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./dialog.module.css";
import { IconButton } from "./icon-button.view.tsx";
import { useUnsavedGuard } from "./unsaved-guard.view.tsx";

export type DialogProps = {
  readonly title: string;
  /** 480 unless there is a reason. */
  readonly size?: "480" | "600" | "680";
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Something has been typed: closing asks first. */
  readonly isDirty?: boolean;
  /** `alertdialog` for a question that must be answered. */
  readonly role?: "dialog" | "alertdialog";
  /** Buttons, the one that does it last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** A window over the page; a sheet on phones. Focus goes in, stays in, and comes back; Esc and the backdrop close it unless something typed would be lost. */
export const Dialog = ({ title, size = "480", isOpen, onClose, isDirty = false, role = "dialog", footer, children }: DialogProps) => {
  const text = useText(kitText);
  const guard = useUnsavedGuard(isDirty, onClose);
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
          <AriaDialog role={role} className={styles["dialog"] ?? ""}>
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
