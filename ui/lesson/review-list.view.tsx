import type { Review, ReviewPart } from "../../core/lessons/items/video-review.model.ts";
import { pointsOfReview } from "../../core/video-reviews/is-disputed.rule.ts";
import { timeOfSeconds } from "../../core/video/time-text.rule.ts";
import { itemReviewsText } from "../i18n/en/item-reviews.ts";
import { useText } from "../i18n/use-text.ts";
import { Press } from "../kit/press.view.tsx";
import styles from "./review-list.module.css";

type ReviewListProps = {
  readonly parts: readonly ReviewPart[];
  readonly reviews: readonly Review[];
  /** goes to a position of the video, seconds; without it times are only shown */
  readonly onTime?: (seconds: number) => void;
};

const sum = (parts: readonly ReviewPart[]): number => parts.reduce((total, { points }) => total + points, 0);

const Comments = ({ review, name, onTime }: Pick<ReviewListProps, "onTime"> & { readonly review: Review; readonly name: string }) => {
  const text = useText(itemReviewsText);
  return (
    <ul className={styles["comments"]} aria-label={text("comments", { name })}>
      {review.comments.map(({ at, text: words }, index) => (
        <li key={`${at}-${index}`} className={styles["comment"]}>
          {onTime === undefined ? (
            <span className={styles["time"]}>{timeOfSeconds(at)}</span>
          ) : (
            <Press className={styles["time"]} aria-label={text("goTo", { time: timeOfSeconds(at) })} onPress={() => onTime(at)}>
              {timeOfSeconds(at)}
            </Press>
          )}
          <span className={styles["words"]}>{words}</span>
        </li>
      ))}
    </ul>
  );
};

/** Reviews of a video: who gave how many points for each part, and comments with their times. */
export const ReviewList = ({ parts, reviews, onTime }: ReviewListProps) => {
  const text = useText(itemReviewsText);
  return (
    <ul className={styles["reviews"]} aria-label={text("title")}>
      {reviews.map((review) => {
        const name = review.name === "" ? text("reviewer") : review.name;
        return (
          <li key={String(review.reviewer)} className={styles["review"]}>
            <p className={styles["line"]}>
              <span className={styles["name"]}>{name}</span>
              <span>{text("points", { points: pointsOfReview(parts, review), most: sum(parts) })}</span>
            </p>
            <ul className={styles["parts"]}>
              {parts.map((part, index) => (
                <li key={`${index}-${part.name}`} className={`${styles["line"]} ${styles["muted"]}`}>
                  <span>{part.name === "" ? text("part", { number: index + 1 }) : part.name}</span>
                  <span>{text("points", { points: review.comps[index] ?? 0, most: part.points })}</span>
                </li>
              ))}
            </ul>
            {review.comments.length === 0 ? null : <Comments review={review} name={name} {...(onTime === undefined ? {} : { onTime })} />}
          </li>
        );
      })}
    </ul>
  );
};
