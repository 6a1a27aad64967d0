import { useState } from "react";
import { readReviews } from "../../core/video-reviews/read-reviews.rule.ts";
import { timeOfSeconds } from "../../core/video/time-text.rule.ts";
import { itemReviewsText } from "../i18n/en/item-reviews.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./review-list.module.css";
import { ReviewList } from "./review-list.view.tsx";

type ItemReviewsProps = {
  /** of the item, as learners get them */
  readonly values: Readonly<Record<string, unknown>>;
  /** the learner's last one */
  readonly answer: unknown;
  /** moves the learner's own video to a position; false where it is not shown now. Without it times are only shown */
  readonly onTime?: (seconds: number) => boolean;
};

/** What reviewers said about the learner's own video; nothing before there is one. The time of a comment leads to its moment, and says so. */
export const ItemReviews = ({ values, answer, onTime }: ItemReviewsProps) => {
  const text = useText(itemReviewsText);
  const [said, setSaid] = useState("");
  const goTo = (seconds: number): void => {
    const isThere = onTime?.(seconds) === true;
    setSaid(text(isThere ? "moved" : "notThere", { time: timeOfSeconds(seconds) }));
  };
  const read = readReviews(values, answer);
  if (read === null) return null;
  const { parts, reviews } = read;
  return (
    <section className={styles["reviews"]} aria-label={text("title")}>
      <p className={styles["title"]}>{text("title")}</p>
      {reviews.length === 0 ? (
        <p className={styles["muted"]}>{text("waiting")}</p>
      ) : (
        <ReviewList parts={parts} reviews={reviews} {...(onTime === undefined ? {} : { onTime: goTo })} />
      )}
      {onTime === undefined ? null : (
        <p role="status" className={styles["muted"]}>
          {said}
        </p>
      )}
      {reviews.length < 2 ? null : <p className={styles["muted"]}>{text("mean", { count: reviews.length })}</p>}
    </section>
  );
};
