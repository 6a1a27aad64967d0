import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./skeleton.module.css";

type SkeletonProps = {
  readonly shape?: "line" | "title" | "block" | "circle" | "button";
  readonly width?: "third" | "half" | "most" | "full";
  /** appears without delay or animation */ readonly isStill?: boolean;
};

/** A grey placeholder for content; it shows only when loading exceeds the delay. */
export const Skeleton = ({ shape = "line", width = "full", isStill = false }: SkeletonProps) => (
  <span className={styles["skeleton"]} data-shape={shape} data-width={width} data-still={isStill} aria-hidden="true" />
);

const widths = ["most", "full", "half"] as const;

/**
 * Placeholder lines of text.
 * @param isPage they stand for a whole page, without a frame around them
 */
export const SkeletonLines = ({ lines = 3, isPage = false }: { readonly lines?: number; readonly isPage?: boolean }) => {
  const text = useText(kitText);
  return (
    <div className={styles["lines"]} data-page={isPage} role="status" aria-label={text("loading")}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={widths[line % widths.length] ?? "full"} />
      ))}
    </div>
  );
};

/** Placeholder cards. */
export const SkeletonCards = ({ cards = 3 }: { readonly cards?: number }) => {
  const text = useText(kitText);
  return (
    <div className={styles["cards"]} role="status" aria-label={text("loading")}>
      {Array.from({ length: cards }, (_, card) => (
        <span key={card} className={styles["card"]}>
          <Skeleton shape="block" />
          <Skeleton shape="title" width="most" />
          <Skeleton width="half" />
        </span>
      ))}
    </div>
  );
};
