import { ChevronDown, X } from "lucide-react";
import type { ReactNode } from "react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./filter-chip.module.css";
import { Popover } from "./popover.view.tsx";
import { Press } from "./press.view.tsx";

type FilterChipProps = {
  /** The name of the field. */
  readonly name: string;
  /** The filter's value; empty for a filter that is not set. */
  readonly value?: string;
  readonly onRemove?: () => void;
  /** The editor of the filter. */
  readonly children: (close: () => void) => ReactNode;
};

/** One filter of a list: pressing it opens the editor, the cross removes it. */
export const FilterChip = ({ name, value = "", onRemove, children }: FilterChipProps) => {
  const text = useText(kitText);
  return (
    <span className={styles["chip"]} data-set={value !== ""}>
      <Popover
        label={name}
        trigger={
          <Press className={styles["open"] ?? ""}>
            <span className={styles["name"]}>{value === "" ? name : `${name}: `}</span>
            {value === "" ? (
              <ChevronDown className={styles["icon"]} aria-hidden="true" />
            ) : (
              <span className={styles["value"]}>{value}</span>
            )}
          </Press>
        }
      >
        {children}
      </Popover>
      {value === "" || onRemove === undefined ? null : (
        <button type="button" className={styles["remove"]} aria-label={text("filter.remove", { name })} onClick={onRemove}>
          <X className={styles["icon"]} aria-hidden="true" />
        </button>
      )}
    </span>
  );
};
