import { type ReactNode, useEffect, useRef, useState } from "react";
import { loadable } from "./loadable.view.tsx";
import { tooltipDelayMs, type TooltipPlacement } from "./tooltip-place.ts";
import styles from "./tooltip.module.css";

type WithTooltipProps = {
  readonly label: ReactNode;
  readonly shortcut?: string;
  readonly placement?: TooltipPlacement;
  readonly isDisabled?: boolean;
  /** One focusable element. */
  readonly children: ReactNode;
};

const body = loadable(async () => (await import("./tooltip-body.view.tsx")).TooltipBody);

/** Describes a control on hover and keyboard focus; pressing the control and Esc hide it. Never the only source of information. */
export const WithTooltip = ({ label, shortcut = "", placement = "top", isDisabled = false, children }: WithTooltipProps) => {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const holder = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const show = (): void => setAnchor(holder.current?.firstElementChild ?? null);
  const hide = (): void => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  if (isDisabled) return <span className={styles["around"]}>{children}</span>;
  return (
    <span
      ref={holder}
      role="presentation"
      className={styles["around"]}
      onPointerEnter={(event) => {
        if (event.pointerType === "touch") return;
        body.preload();
        clearTimeout(timer.current);
        timer.current = setTimeout(show, tooltipDelayMs);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (event.target.matches(":focus-visible")) show();
      }}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === "Escape" || event.key === "Enter" || event.key === " ") hide();
      }}
    >
      {children}
      {anchor === null ? null : <body.View anchor={anchor} label={label} shortcut={shortcut} placement={placement} />}
    </span>
  );
};
