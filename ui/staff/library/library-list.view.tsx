import type { ReactNode } from "react";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import styles from "./library.module.css";

type LibraryListProps = {
  /** the message above entries that could not be refreshed; null while they are current */
  readonly stale: string | null;
  /** the message while files of the device are dragged over the list; null without them */
  readonly drop?: string | null;
  readonly tools: ReactNode;
  readonly onRetry: () => void;
  readonly children: ReactNode;
};

/** The tools of a library, and its entries below them. */
export const LibraryList = ({ stale, drop = null, tools, onRetry, children }: LibraryListProps) => {
  const text = useText(libraryText);
  return (
    <div className={styles["list"]} data-over={drop !== null}>
      {tools}
      {stale === null ? null : (
        <Banner
          tone="warning"
          title={stale}
          action={
            <Button size="small" onPress={onRetry}>
              {text("actions.retry")}
            </Button>
          }
        />
      )}
      {children}
      {drop === null ? null : <p className={styles["drop"]}>{drop}</p>}
    </div>
  );
};
