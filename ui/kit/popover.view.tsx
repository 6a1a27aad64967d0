import { type ReactNode, useRef, useState } from "react";
import { loadable } from "./loadable.view.tsx";
import { PressContext } from "./press.view.tsx";

export type PopoverProps = {
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactNode;
  readonly placement?: "bottom start" | "bottom end" | "top start" | "top end";
  /** The content; `close` closes it. */
  readonly children: (close: () => void) => ReactNode;
  /** Called on closing, whatever the cause. */
  readonly onClose?: () => void;
};

const body = loadable(async () => (await import("./popover-body.view.tsx")).PopoverBody);

/** A small overlay beside its button, such as the editor of a filter. */
export const Popover = ({ trigger, placement = "bottom start", onClose, ...rest }: PopoverProps) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <PressContext
        value={{ ref: button, "aria-haspopup": "dialog", "aria-expanded": isOpen, onPress: () => setOpen(true), onIntent: body.preload }}
      >
        {trigger}
      </PressContext>
      {isOpen ? <body.View {...rest} placement={placement} button={button} onClose={close} /> : null}
    </>
  );
};
