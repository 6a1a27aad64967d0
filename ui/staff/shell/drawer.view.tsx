import type { ReactNode } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { keepFocus } from "../../kit/keep-focus.ts";
import { useBackCloses } from "../../kit/use-back-closes.ts";
import styles from "./drawer.module.css";

type DrawerProps = {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
};

/** The mobile sidebar over the page; closed by Esc, Back or a tap outside. */
export const Drawer = ({ label, isOpen, onOpenChange, children }: DrawerProps) => {
  useBackCloses(isOpen, () => onOpenChange(false));
  return (
    <ModalOverlay className={styles["overlay"] ?? ""} isOpen={isOpen} isDismissable onOpenChange={onOpenChange}>
      <Modal className={styles["drawer"] ?? ""}>
        <Dialog ref={keepFocus} className={styles["dialog"] ?? ""} aria-label={label}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
