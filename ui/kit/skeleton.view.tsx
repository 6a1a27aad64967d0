import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./skeleton.module.css";

type SkeletonProps = {
  readonly shape?: "line" | "title" | "block" | "circle" | "button";
  readonly width?: "third" | "half" | "most" | "full";
  /** does not wait for the delay, nor move */ readonly isStill?: boolean;
};

/** One grey shape where content will be; it shows only when loading takes longer than the delay. */
export const Skeleton = ({ shape = "line", width = "full", isStill = false }: SkeletonProps) => (
  <span className={styles["skeleton"]} data-shape={shape} data-width={width} data-still={isStill} aria-hidden="true" />
);

const widths = ["most", "full", "half"] as const;

/** Lines of text on their way. */
export const SkeletonLines = ({ lines = 3 }: { readonly lines?: number }) => {
  const text = useText(kitText);
  return (
    <div className={styles["lines"]} role="status" aria-label={text("loading")}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={widths[line % widths.length] ?? "full"} />
      ))}
    </div>
  );
};

/** Cards on their way. */
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
