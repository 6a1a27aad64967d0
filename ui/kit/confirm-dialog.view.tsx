import type { ReactNode } from "react";
import { loadable } from "./loadable.view.tsx";
import { useOnce } from "./use-once.ts";

export type ConfirmDialogProps = {
  /** The question. */
  readonly title: string;
  /** The verb on the confirm button. */
  readonly action: string;
  readonly cancel?: string;
  readonly isDangerous?: boolean;
  readonly isPending?: boolean;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The consequences. */
  readonly children?: ReactNode;
};

const body = loadable(async () => (await import("./confirm-dialog-body.view.tsx")).ConfirmDialogBody);

/** Asks for confirmation of an action that cannot be undone or needs care. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (useOnce(props.isOpen) ? <body.View {...props} /> : null);
