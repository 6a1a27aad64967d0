import { type RefObject, useState } from "react";
import { lessonViewsText } from "../../i18n/en/lesson-views.ts";
import { recorderText } from "../../i18n/en/recorder.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import styles from "./recorder.module.css";

/** @property src null while it is loaded */
type Props = {
  readonly src: string | null;
  readonly label: string;
  readonly poster?: string | null;
  readonly film?: RefObject<HTMLVideoElement | null> | undefined;
};

/** A video of the learner to play back, or that this browser cannot play it. */
export const FilmBox = ({ src, label, poster = null, film }: Props) => {
  const text = useText(recorderText);
  const views = useText(lessonViewsText);
  const language = useLanguage();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className={styles["note"]}>{text("unplayable")}</p>;
  return (
    <video
      {...(film === undefined ? {} : { ref: film })}
      className={styles["film"]}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      {...(src === null ? {} : { src })}
      {...(poster === null ? {} : { poster })}
      onError={() => setBroken(true)}
    >
      <track kind="captions" srcLang={language} label={views("video.captions")} />
    </video>
  );
};
