import type { Remote } from "../../core/kernel/remote.ts";
import { reviewLimits, type SharedVideoPage } from "../../core/video-reviews/video-review.model.ts";
import { itemReviewsText } from "../i18n/en/item-reviews.ts";
import { useDates } from "../i18n/use-dates.ts";
import { useText } from "../i18n/use-text.ts";
import { Pagination } from "../kit/pagination.view.tsx";
import { RemoteView } from "../kit/remote.view.tsx";
import { SkeletonLines } from "../kit/skeleton.view.tsx";
import styles from "./review-list.module.css";

export type SharedVideosProps = {
  readonly videos: Remote<SharedVideoPage>;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
};

/** The videos of the other learners, with their names and days. */
export const SharedVideos = ({ videos, onPage, onRetry }: SharedVideosProps) => {
  const text = useText(itemReviewsText);
  const dates = useDates();
  return (
    <section className={styles["reviews"]} aria-label={text("others")}>
      <p className={styles["title"]}>{text("others")}</p>
      <RemoteView remote={videos} skeleton={<SkeletonLines lines={4} />} onRetry={onRetry}>
        {({ results, page, count }) => (
          <>
            {count === 0 ? <p className={styles["muted"]}>{text("noOthers")}</p> : null}
            <ul className={styles["reviews"]}>
              {results.map(({ name, at, file }) => {
                const who = name === "" ? text("someone") : name;
                return (
                  <li key={file.url} className={styles["review"]}>
                    <p className={styles["line"]}>
                      <span className={styles["name"]}>{who}</span>
                      <span className={styles["muted"]}>{dates.at(at, { dateStyle: "medium" })}</span>
                    </p>
                    <video
                      className={styles["video"]}
                      src={file.url}
                      controls
                      playsInline
                      preload="none"
                      aria-label={text("videoOf", { name: who })}
                    >
                      <track kind="captions" />
                    </video>
                  </li>
                );
              })}
            </ul>
            <Pagination page={page} pageSize={reviewLimits.rows} total={count} onPage={onPage} />
          </>
        )}
      </RemoteView>
    </section>
  );
};
