import type { VideoView } from "../../core/learning/video-view.model.ts";
import { notDriven } from "../../core/video/video-error.rule.ts";
import { isControllable } from "../../core/video/video-range.rule.ts";
import type { VideoSource } from "../../core/video/video-source.view-model.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { videoPlayerText } from "../i18n/en/video-player.ts";
import { useText } from "../i18n/use-text.ts";
import { frameAllows, frameRights } from "./film-surface.view.tsx";
import styles from "./film.module.css";
import type { ItemViewProps } from "./use-attempt.ts";
import { SkipVideo } from "./video-trouble.view.tsx";

type Props = { readonly item: ItemViewProps; readonly view: VideoView; readonly source: Extract<VideoSource, { kind: "plain" }> };

/** A provider's own player in a frame that reports nothing, so that it does not block the learner. */
export const PlainVideo = ({ item, view, source: { address, width } }: Props) => {
  const [text, words] = [useText(lessonViewsText), useText(videoPlayerText)];
  const onUnavailable = item.playback?.onUnavailable;
  const holdsUp = view.settings.required && isControllable(view.settings.provider) && item.score?.completed !== true;
  return (
    <div className={styles["player"]} data-wide={width !== null}>
      <div className={styles["picture"]} data-aspect={view.aspect}>
        <iframe
          className={styles["plain"]}
          src={address}
          title={item.name === "" ? text("video.kind") : item.name}
          allow={frameAllows}
          sandbox={frameRights}
          referrerPolicy="strict-origin-when-cross-origin"
          {...(width === null ? {} : { width })}
        />
      </div>
      {holdsUp && onUnavailable !== undefined ? (
        <div className={styles["still"]}>
          <p>{words("notDriven")}</p>
          <SkipVideo onSkip={() => onUnavailable(notDriven)} />
        </div>
      ) : null}
    </div>
  );
};
