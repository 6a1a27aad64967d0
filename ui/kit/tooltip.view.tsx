import type { ReactNode } from "react";
import { Tooltip, TooltipTrigger } from "react-aria-components";
import { Keys } from "./keys.view.tsx";
import styles from "./tooltip.module.css";

type WithTooltipProps = {
  readonly label: ReactNode;
  readonly shortcut?: string;
  readonly placement?: "top" | "bottom" | "left" | "right";
  readonly isDisabled?: boolean;
  /** One thing that takes focus: a button of the kit, or `Focusable` around a link. */
  readonly children: ReactNode;
};

/** Says more about a control on hover and focus; never the only place where something is said. */
export const WithTooltip = ({ label, shortcut = "", placement = "top", isDisabled = false, children }: WithTooltipProps) => (
  <TooltipTrigger delay={500} closeDelay={0} isDisabled={isDisabled}>
    {children}
    <Tooltip className={styles["tooltip"] ?? ""} placement={placement} offset={6}>
      <span>{label}</span>
      {shortcut === "" ? null : <Keys keys={shortcut} />}
    </Tooltip>
  </TooltipTrigger>
);
