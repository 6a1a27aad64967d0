import { BookOpen } from "lucide-react";
import { pictureSet } from "../../core/files/thumbnail.rule.ts";
import styles from "./course-cover.module.css";

const looks = 8;

/** The cover of a course: its own picture, or a colour derived from its id. */
export const CourseCover = ({
  id,
  cover,
  isTall = false,
}: {
  readonly id: number;
  readonly cover: string | null;
  readonly isTall?: boolean;
}) => (
  <span className={styles["cover"]} data-look={(Math.abs(id) % looks) + 1} data-tall={isTall}>
    {cover === null ? (
      <BookOpen className={styles["icon"]} aria-hidden="true" />
    ) : (
      <img
        sizes="auto, 100vw"
        srcSet={pictureSet(cover)}
        src={cover}
        alt=""
        className={styles["picture"]}
        loading="lazy"
        decoding="async"
      />
    )}
  </span>
);
