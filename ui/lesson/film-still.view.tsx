import { CirclePlay } from "lucide-react";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./film.module.css";

type Props = { readonly file: string; readonly aspect: string; readonly name: string; readonly isRequired: boolean };

/** The first picture of a video, without controls. */
export const FilmStill = ({ file, aspect, name, isRequired }: Props) => {
  const text = useText(lessonViewsText);
  return (
    <div className={styles["player"]}>
      <div className={styles["picture"]} data-aspect={aspect} role="img" aria-label={text("video.player", { name })}>
        <video className={styles["film"]} src={file} muted preload="metadata" playsInline tabIndex={-1} />
        <CirclePlay className={styles["play"]} aria-hidden="true" />
      </div>
      <p className={styles["still"]}>{text(isRequired ? "video.mustWatch" : "video.kind")}</p>
    </div>
  );
};
