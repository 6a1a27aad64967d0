import type { CaptionTrack } from "../../core/video/caption-track.model.ts";
import type { VideoSource } from "../../core/video/video-source.view-model.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useLanguage, useText } from "../i18n/use-text.ts";
import styles from "./film.module.css";

export type DrivenSource = Extract<VideoSource, { kind: "film" | "frame" }>;

/** What a frame of another host may do: never leave for another page of the window. */
export const frameRights = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation";
export const frameAllows = "autoplay; fullscreen; picture-in-picture; encrypted-media";

type Props = {
  readonly source: DrivenSource;
  readonly onSurface: (element: HTMLVideoElement | HTMLIFrameElement | null) => void;
  readonly name: string;
  /** null for none */ readonly captions: CaptionTrack | null;
  readonly onToggle: () => void;
};

/** The picture of a video: an element of the page, or the frame of a provider. */
export const FilmSurface = ({ source, onSurface, name, captions, onToggle }: Props) => {
  const text = useText(lessonViewsText);
  const language = useLanguage();
  if (source.kind === "frame")
    return (
      <iframe
        ref={onSurface}
        className={styles["frame"]}
        src={source.address}
        title={name === "" ? text("video.kind") : name}
        allow={frameAllows}
        sandbox={frameRights}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <video
      ref={onSurface}
      className={styles["film"]}
      {...(source.isStream ? {} : { src: source.file })}
      preload="metadata"
      playsInline
      aria-label={name}
      onClick={onToggle}
    >
      <track
        key={captions?.url ?? ""}
        kind="captions"
        srcLang={captions?.language ?? language}
        label={text("video.captions")}
        {...(captions === null ? {} : { src: captions.url })}
      />
    </video>
  );
};
