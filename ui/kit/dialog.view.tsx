import type { ReactNode } from "react";
import { loadable } from "./loadable.view.tsx";
import { useOnce } from "./use-once.ts";

export type DialogProps = {
  readonly title: string;
  /** Width in pixels, 480 unless there is a reason; `full`: as large as the window, without space around its content. */
  readonly size?: "480" | "600" | "680" | "full";
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Has unsaved input: closing asks for confirmation. */
  readonly isDirty?: boolean;
  /** The address opens it: Back returns to the previous address. */
  readonly isInAddress?: boolean;
  /** `alertdialog` for a question that must be answered. */
  readonly role?: "dialog" | "alertdialog";
  /** Buttons, the primary one last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

const body = loadable(async () => (await import("./dialog-body.view.tsx")).DialogBody);

/**
 * A modal dialog; a sheet on phones. It traps and restores the focus; Esc, Back and the backdrop close it, after a confirmation where input
 * is unsaved.
 */
export const Dialog = (props: DialogProps) => (useOnce(props.isOpen) ? <body.View {...props} /> : null);
