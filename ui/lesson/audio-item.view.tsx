import { useRef, useState } from "react";
import { isOpenableAddress } from "../../core/kernel/web-address.ts";
import { makeVideoWatch } from "../../core/learning/video-watch.service.ts";
import { readAudio } from "../../core/lessons/shown/presented-shown.model.ts";
import { elementDriver } from "../../core/video/element-driver.service.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useLanguage, useText } from "../i18n/use-text.ts";
import styles from "./audio-item.module.css";
import { EmptyPart } from "./empty-part.view.tsx";
import type { ItemViewProps } from "./use-attempt.ts";
import { useOwnPlayback } from "./use-own-playback.ts";
import { useVideoPlayer } from "./use-video-player.ts";

type RecordingProps = { readonly item: ItemViewProps; readonly src: string; readonly isRequired: boolean };

const Recording = ({ item, src, isRequired }: RecordingProps) => {
  const text = useText(lessonViewsText);
  const language = useLanguage();
  const sound = useRef<HTMLAudioElement>(null);
  const { onPlayed, rate, ...watched } = useOwnPlayback(item);
  const [watch] = useState(() =>
    makeVideoWatch({
      settings: { required: isRequired, custom_range: false, provider: "file", start: null, end: null },
      ...watched,
      isCompleted: item.score?.completed === true,
      report: onPlayed,
    }),
  );
  const { state } = useVideoPlayer(sound, elementDriver, watch, rate);
  const isFailed = state.error !== null;
  return (
    <>
      <audio
        ref={sound}
        className={styles["sound"]}
        src={src}
        controls
        preload="metadata"
        aria-label={item.name === "" ? text("audio.player") : item.name}
      >
        <track kind="captions" srcLang={language} label={text("video.captions")} />
      </audio>
      <p role="status" className={styles["note"]} data-failed={isFailed}>
        {isFailed ? text("audio.failed") : ""}
      </p>
    </>
  );
};

/** A sound recording with its picture and text. */
export const AudioItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const view = readAudio(item.values);
  if (view === null) return null;
  const isPlayable = isOpenableAddress(view.audio);
  return (
    <div className={styles["item"]}>
      {isOpenableAddress(view.image) ? <img className={styles["image"]} src={view.image} alt="" /> : null}
      {view.text === "" ? null : <p className={styles["text"]}>{view.text}</p>}
      {!isPlayable ? <EmptyPart>{text("empty.audio")}</EmptyPart> : null}
      {isPlayable && item.onAnswer === null ? <p className={styles["still"]}>{text("audio.still")}</p> : null}
      {isPlayable && item.onAnswer !== null ? <Recording item={item} src={view.audio} isRequired={view.required} /> : null}
    </div>
  );
};
