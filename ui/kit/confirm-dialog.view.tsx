import type { ReactNode } from "react";
import { loadable } from "./loadable.view.tsx";
import { useOnce } from "./use-once.ts";

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

const body = loadable(async () => (await import("./confirm-dialog-body.view.tsx")).ConfirmDialogBody);

/** A question before something that cannot be undone, or that the product asks about. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (useOnce(props.isOpen) ? <body.View {...props} /> : null);
