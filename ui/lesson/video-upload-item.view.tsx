import { Video } from "lucide-react";
import { type RefObject, Suspense, useRef } from "react";
import { CoursePlace, type ItemPlace } from "../../core/learning/lesson-place.model.ts";
import { readVideoUpload } from "../../core/lessons/shown/presented-shown.model.ts";
import type { SharedPlace } from "../../core/video-reviews/video-reviews.port.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { recorderText } from "../i18n/en/recorder.ts";
import { useText } from "../i18n/use-text.ts";
import { loadable } from "../kit/loadable.view.tsx";
import { SkeletonLines } from "../kit/skeleton.view.tsx";
import { ItemReviews } from "./item-reviews.view.tsx";
import { QuestionText } from "./question-text.view.tsx";
import type { ItemViewProps } from "./use-attempt.ts";
import { VerdictNote } from "./verdict-note.view.tsx";
import styles from "./video-upload-item.module.css";

/** @property film the video that is the answer, while it is shown */
type RecorderProps = { readonly at: ItemPlace; readonly item: ItemViewProps; readonly film: RefObject<HTMLVideoElement | null> };

const recorder = loadable<RecorderProps>(async () => (await import("./recorder/recorder.screen.tsx")).RecorderScreen);

const others = loadable<{ readonly at: SharedPlace }>(async () => (await import("./shared-videos.screen.tsx")).SharedVideosScreen);

/** A video that the learner records or chooses, and what it is judged by; where nothing is taken, it is only described. */
export const VideoUploadItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const words = useText(recorderText);
  const film = useRef<HTMLVideoElement>(null);
  const goTo = (seconds: number): boolean => {
    if (film.current === null) return false;
    film.current.currentTime = seconds;
    film.current.scrollIntoView({ block: "nearest" });
    return true;
  };
  const view = readVideoUpload(item.values);
  if (view === null) return null;
  const at = item.onAnswer === null ? undefined : item.forms?.at;
  return (
    <div className={styles["item"]}>
      <QuestionText html={view.question} />
      {view.core_comps.length === 0 ? null : (
        <ul className={styles["parts"]} aria-label={text("upload.parts")}>
          {view.core_comps.map(({ name, points }, order) => (
            <li key={`${order}-${name}`} className={styles["part"]}>
              <span className={styles["name"]}>{name === "" ? text("empty.part", { number: order + 1 }) : name}</span>
              <span className={styles["points"]}>{text("upload.upTo", { points })}</span>
            </li>
          ))}
        </ul>
      )}
      {at === undefined ? (
        <p className={styles["note"]}>
          <Video className={styles["icon"]} aria-hidden="true" />
          {words("off")}
        </p>
      ) : (
        <Suspense fallback={<SkeletonLines lines={3} />}>
          <recorder.View at={at} item={item} film={film} />
        </Suspense>
      )}
      {item.refusal === null ? null : (
        <p role="alert" className={styles["refusal"]}>
          {text("refused", { reason: item.refusal })}
        </p>
      )}
      {item.score?.completed === true && !item.isWaiting ? <VerdictNote verdict="saved" points={item.score.points} /> : null}
      <ItemReviews values={item.values} answer={item.answer} {...(at === undefined ? {} : { onTime: goTo })} />
      {CoursePlace.is(at) && item.score?.completed === true && !item.isWaiting ? <others.View at={at} /> : null}
    </div>
  );
};
