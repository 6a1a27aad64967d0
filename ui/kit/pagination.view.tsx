import { ChevronLeft, ChevronRight } from "lucide-react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import { IconButton } from "./icon-button.view.tsx";
import styles from "./pagination.module.css";

type PaginationProps = {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
};

/** The range of a list that is shown, with previous and next; hidden when all fits on one page. */
export const Pagination = ({ page, pageSize, total, onPage }: PaginationProps) => {
  const text = useText(kitText);
  if (total <= pageSize) return null;
  const last = Math.ceil(total / pageSize);
  return (
    <nav className={styles["pagination"]} aria-label={text("pagination.label")}>
      <span className={styles["range"]}>
        {text("pagination.range", { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total })}
      </span>
      <IconButton
        icon={ChevronLeft}
        kind="secondary"
        size="small"
        label={text("pagination.previous")}
        isDisabled={page <= 1}
        onPress={() => onPage(page - 1)}
      />
      <IconButton
        icon={ChevronRight}
        kind="secondary"
        size="small"
        label={text("pagination.next")}
        isDisabled={page >= last}
        onPress={() => onPage(page + 1)}
      />
    </nav>
  );
};
