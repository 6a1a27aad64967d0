import { type ReactNode, useRef, useState } from "react";
import type { Icon } from "./icon.ts";
import { loadable } from "./loadable.view.tsx";
import { PressContext, type PressExtras } from "./press.view.tsx";

export type MenuEntry = {
  readonly id: string;
  readonly label: string;
  readonly icon?: Icon;
  /** The keyboard shortcut that works anywhere on the screen. */
  readonly shortcut?: string;
  /** A second line, such as the reason why it is disabled. */
  readonly note?: string;
  readonly badge?: string;
  readonly href?: string;
  readonly target?: "_blank";
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
};

export type MenuGroup = {
  readonly id: string;
  readonly title?: string;
  readonly entries: readonly MenuEntry[];
  /** The selected entry of a single-choice group. */
  readonly chosen?: string;
};

export type MenuProps = {
  /** Names the menu for screen readers. */
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactNode;
  readonly groups: readonly MenuGroup[];
  readonly onAction: (id: string, group: string) => void;
  readonly placement?: "bottom start" | "bottom end" | "top start" | "top end" | "right bottom";
};

const body = loadable(async () => (await import("./menu-body.view.tsx")).MenuBody);

/** Actions behind one button, in groups; a group with `chosen` is a single choice. */
export const Menu = ({ trigger, placement = "bottom start", ...rest }: MenuProps) => {
  const [entrance, setEntrance] = useState<"first" | "last" | "list" | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = (at: "first" | "last" | "list"): void => {
    setOpened(true);
    setEntrance(at);
  };
  const value: PressExtras = {
    ref: button,
    "aria-haspopup": "menu",
    "aria-expanded": entrance !== null,
    onPress: ({ pointerType }) => open(pointerType === "keyboard" ? "first" : "list"),
    onKeyDown: (event) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      open(event.key === "ArrowDown" ? "first" : "last");
    },
    onIntent: body.preload,
  };
  return (
    <>
      <PressContext value={value}>{trigger}</PressContext>
      {wasOpened ? (
        <body.View {...rest} placement={placement} button={button} entrance={entrance} onClose={() => setEntrance(null)} />
      ) : null}
    </>
  );
};
