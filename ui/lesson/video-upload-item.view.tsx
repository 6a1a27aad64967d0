import { Video } from "lucide-react";
import { readVideoUpload } from "../../core/lessons/shown/presented-shown.model.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { QuestionText } from "./question-text.view.tsx";
import type { ItemViewProps } from "./use-attempt.ts";
import { VerdictNote } from "./verdict-note.view.tsx";
import styles from "./video-upload-item.module.css";

/** A video that the learner would record: what it is judged by. It cannot be recorded, so it holds nobody up. */
export const VideoUploadItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const view = readVideoUpload(item.values);
  if (view === null) return null;
  return (
    <div className={styles["item"]}>
      <QuestionText html={view.question} />
      <p className={styles["note"]}>
        <Video className={styles["icon"]} aria-hidden="true" />
        {text("upload.where")}
      </p>
      {view.core_comps.length === 0 ? null : (
        <ul className={styles["parts"]} aria-label={text("upload.parts")}>
          {view.core_comps.map(({ name, points }, at) => (
            <li key={`${at}-${name}`} className={styles["part"]}>
              <span className={styles["name"]}>{name === "" ? text("empty.part", { number: at + 1 }) : name}</span>
              <span className={styles["points"]}>{text("upload.upTo", { points })}</span>
            </li>
          ))}
        </ul>
      )}
      {item.score?.completed === true ? <VerdictNote verdict="saved" points={item.score.points} /> : null}
    </div>
  );
};
