import { readReviews } from "../../core/video-reviews/read-reviews.rule.ts";
import { itemReviewsText } from "../i18n/en/item-reviews.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./review-list.module.css";
import { ReviewList } from "./review-list.view.tsx";

type ItemReviewsProps = {
  /** of the item, as learners get them */
  readonly values: Readonly<Record<string, unknown>>;
  /** the learner's last one */
  readonly answer: unknown;
  readonly onTime?: (seconds: number) => void;
};

/** What reviewers said about the learner's own video; nothing before there is one. */
export const ItemReviews = ({ values, answer, ...more }: ItemReviewsProps) => {
  const text = useText(itemReviewsText);
  const read = readReviews(values, answer);
  if (read === null) return null;
  const { parts, reviews } = read;
  return (
    <section className={styles["reviews"]} aria-label={text("title")}>
      <p className={styles["title"]}>{text("title")}</p>
      {reviews.length === 0 ? (
        <p className={styles["muted"]}>{text("waiting")}</p>
      ) : (
        <ReviewList parts={parts} reviews={reviews} {...more} />
      )}
      {reviews.length < 2 ? null : <p className={styles["muted"]}>{text("mean", { count: reviews.length })}</p>}
    </section>
  );
};
