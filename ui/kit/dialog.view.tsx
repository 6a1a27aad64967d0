import type { ReactNode } from "react";
import { loadable } from "./loadable.view.tsx";
import { useOnce } from "./use-once.ts";

export type DialogProps = {
  readonly title: string;
  /** 480 unless there is a reason. */
  readonly size?: "480" | "600" | "680";
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Something has been typed: closing asks first. */
  readonly isDirty?: boolean;
  /** It is open because the address says so: Back leads to the address before. */
  readonly isInAddress?: boolean;
  /** `alertdialog` for a question that must be answered. */
  readonly role?: "dialog" | "alertdialog";
  /** Buttons, the one that does it last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

const body = loadable(async () => (await import("./dialog-body.view.tsx")).DialogBody);

/** A window over the page; a sheet on phones. Focus goes in, stays in, and comes back; Esc, Back and the backdrop close it unless something typed would be lost. */
export const Dialog = (props: DialogProps) => (useOnce(props.isOpen) ? <body.View {...props} /> : null);
