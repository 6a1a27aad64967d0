import { useRef } from "react";
import { sameId } from "../../../core/kernel/id.ts";
import { videoReviewsText } from "../../i18n/en/video-reviews.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { ReviewList } from "../../lesson/review-list.view.tsx";
import { type ReviewFormProps, ReviewFormView } from "./review-form.view.tsx";
import styles from "./video-reviews.module.css";

export type ReviewedVideoProps = Omit<ReviewFormProps, "position" | "onTime"> & {
  /** id of the user who reviews */
  readonly user: number;
};

/** One learner's video with the user's own review and those of others; a comment leads to its moment. */
export const ReviewedVideo = ({ user, ...props }: ReviewedVideoProps) => {
  const text = useText(videoReviewsText);
  const dates = useDates();
  const video = useRef<HTMLVideoElement>(null);
  const { upload } = props;
  const others = upload.reviews.filter(({ reviewer }) => !sameId(reviewer, user));
  const goTo = (seconds: number): void => {
    if (video.current !== null) video.current.currentTime = seconds;
  };
  const when = dates.at(upload.at, { dateStyle: "medium", timeStyle: "short" });
  return (
    <div className={styles["stack"]}>
      <Card title={upload.name} note={[text("uploaded", { when }), ...(upload.course === null ? [] : [upload.course.name])].join(" · ")}>
        {upload.file === null ? (
          <p className={styles["muted"]}>{text("gone")}</p>
        ) : (
          <video
            ref={video}
            className={styles["video"]}
            src={upload.file.url}
            controls
            playsInline
            preload="metadata"
            aria-label={text("video", { name: upload.name })}
          >
            <track kind="captions" />
          </video>
        )}
      </Card>
      {upload.is_disputed ? <Banner tone="warning">{text("disputedBody")}</Banner> : null}
      <Card title={text("yours")} note={text("yoursNote")}>
        <ReviewFormView {...props} position={() => video.current?.currentTime ?? 0} onTime={goTo} />
      </Card>
      {others.length === 0 ? null : (
        <Card title={text("others")}>
          <ReviewList parts={upload.parts} reviews={others} onTime={goTo} />
        </Card>
      )}
    </div>
  );
};
