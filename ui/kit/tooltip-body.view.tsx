import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Keys } from "./keys.view.tsx";
import { tooltipPlace, type TooltipPlacement } from "./tooltip-place.ts";
import styles from "./tooltip.module.css";

type TooltipBodyProps = {
  readonly anchor: Element;
  readonly label: ReactNode;
  readonly shortcut: string;
  readonly placement: TooltipPlacement;
};

/** The tooltip itself, on top of everything, beside its control. */
export const TooltipBody = ({ anchor, label, shortcut, placement }: TooltipBodyProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    if (box.current === null) return;
    setPlace(
      tooltipPlace(placement, anchor.getBoundingClientRect(), box.current.getBoundingClientRect(), {
        width: window.innerWidth,
        height: window.innerHeight,
      }),
    );
  }, [anchor, placement, label, shortcut]);
  return createPortal(
    <div ref={box} role="tooltip" className={styles["tooltip"]} style={place ?? { left: 0, top: 0 }} data-placed={place !== null}>
      <span>{label}</span>
      {shortcut === "" ? null : <Keys keys={shortcut} />}
    </div>,
    document.body,
  );
};
