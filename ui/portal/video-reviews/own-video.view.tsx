import { CircleCheck, Clock, Play } from "lucide-react";
import { useRef, useState } from "react";
import type { VideoUpload } from "../../../core/video-reviews/video-review.model.ts";
import { portalVideoReviewsText } from "../../i18n/en/portal-video-reviews.ts";
import { dateFormat } from "../../i18n/formats.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { ReviewList } from "../../lesson/review-list.view.tsx";
import styles from "./own-videos.module.css";

type OwnVideoProps = {
  readonly upload: VideoUpload;
  /** whether it is the learner's own */
  readonly isOwn: boolean;
  readonly href: (rest: string) => string;
};

/** A video with its reviews; it is loaded once it is to be watched, and a comment leads to its moment. */
export const OwnVideo = ({ upload, isOwn, href }: OwnVideoProps) => {
  const text = useText(portalVideoReviewsText);
  const language = useLanguage();
  const video = useRef<HTMLVideoElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { file, name, item_name, lesson, course, at, reviews, parts, points } = upload;
  const title = isOwn ? item_name || lesson.name : name;
  const day = dateFormat(language, { dateStyle: "long" }).format(at * 1000);
  const goTo = (seconds: number): void => {
    if (video.current !== null) video.current.currentTime = seconds;
  };
  return (
    <Card title={title} note={course === null ? lesson.name : `${lesson.name} · ${course.name}`}>
      <div className={styles["stack"]}>
        <p className={styles["facts"]}>
          {reviews.length === 0 ? (
            <Pill icon={Clock}>{text("waiting")}</Pill>
          ) : (
            <Pill tone="success" icon={CircleCheck}>
              {text("points", { count: points })}
            </Pill>
          )}
          <span>{text("uploaded", { day })}</span>
          {isOwn && course !== null ? (
            <Anchor href={href(`/course/${course.id}/lesson/${lesson.id}`)} aria-label={text("lessonOf", { name: lesson.name })}>
              {text("lesson")}
            </Anchor>
          ) : null}
        </p>
        <div className={styles["halves"]}>
          {file === null ? (
            <p className={styles["facts"]}>{text("gone")}</p>
          ) : isOpen ? (
            <video
              ref={video}
              className={styles["video"]}
              src={file.url}
              controls
              playsInline

              aria-label={text("video", { name: title })}
            >
              <track kind="captions" />
            </video>
          ) : (
            <div>
              <Button icon={Play} aria-label={text("watchOf", { name: title })} onPress={() => setOpen(true)}>
                {text("watch")}
              </Button>
            </div>
          )}
          {reviews.length === 0 ? null : <ReviewList parts={parts} reviews={reviews} {...(isOpen ? { onTime: goTo } : {})} />}
        </div>
      </div>
    </Card>
  );
};
