import { TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import type { VideoView } from "../../core/learning/video-view.model.ts";
import { makeVideoWatch } from "../../core/learning/video-watch.service.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useLanguage, useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { Message } from "../kit/message.view.tsx";
import styles from "./film.module.css";
import type { ItemViewProps } from "./use-attempt.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useOwnPlayback } from "./use-own-playback.ts";
import { useVideo } from "./use-video.ts";
import { VideoControls } from "./video-controls.view.tsx";

type FilmProps = { readonly item: ItemViewProps; readonly view: VideoView; readonly file: string };

/** Whether the focused element handles the key itself: a control, or a menu over the page. */
const isOwnKey = ({ key, target, currentTarget }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (!currentTarget.contains(target) || (target.tagName === "INPUT" ? key.startsWith("Arrow") : target.tagName === "BUTTON" && key === " "));

const step = 5;

/** A video of one's own with controls that let nobody skip what must be watched. */
export const Film = ({ item, view, file }: FilmProps) => {
  const text = useText(lessonViewsText);
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { rate, onRate, now, furthest, onPlayed } = useOwnPlayback(item);
  const [watch] = useState(() => makeVideoWatch({ settings: view.settings, furthest, now, report: onPlayed }));
  const [isMuted, setMuted] = useState(false);
  const [hasCaptions, setCaptions] = useState(false);
  const { isFull, toggle: toggleFull } = useFullScreen(frame);
  const { state, commands, handlers } = useVideo(video, watch, { rate, hasCaptions });
  const shortcuts: Readonly<Record<string, () => void>> = {
    " ": commands.toggle,
    k: commands.toggle,
    ArrowLeft: () => commands.seek(Math.max(0, state.time - step)),
    ArrowRight: () => commands.seek(Math.min(state.duration, state.time + step)),
    m: () => setMuted(!isMuted),
    c: () => setCaptions(!hasCaptions),
    f: toggleFull,
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const run = event.ctrlKey || event.metaKey || event.altKey || isOwnKey(event) ? undefined : shortcuts[event.key];
    if (run === undefined) return;
    event.preventDefault();
    run();
  };
  const isRequired = watch.range.required && item.score?.completed !== true;
  if (state.status === "failed-network" || state.status === "failed-format")
    return (
      <Message
        icon={TriangleAlert}
        tone="danger"
        title={text("video.failedTitle")}
        isAlert
        actions={<Button onPress={commands.retry}>{text("video.retry")}</Button>}
      >
        {text(state.status === "failed-network" ? "video.failedNetwork" : "video.failedFormat")}
      </Message>
    );
  return (
    <div
      ref={frame}
      role="group"
      aria-label={text("video.player", { name: item.name })}
      className={styles["player"]}
      onKeyDownCapture={onKeyDown}
    >
      <div className={styles["picture"]} data-aspect={view.aspect}>
        <video
          ref={video}
          className={styles["film"]}
          src={file}
          muted={isMuted}
          preload="metadata"
          playsInline
          disablePictureInPicture
          aria-label={item.name}
          onClick={commands.toggle}
          {...handlers}
        >
          <track
            kind="captions"
            srcLang={language}
            label={text("video.captions")}
            {...(view.captions === "" ? {} : { src: view.captions })}
          />
        </video>
      </div>
      <VideoControls
        state={state}
        isRequired={isRequired}
        isMuted={isMuted}
        hasCaptions={view.captions === "" ? null : hasCaptions}
        isFull={isFull}
        rate={rate}
        onToggle={commands.toggle}
        onSeek={commands.seek}
        onMute={() => setMuted(!isMuted)}
        onCaptions={() => setCaptions(!hasCaptions)}
        onRate={onRate}
        onFull={toggleFull}
      />
      <p role="status" className={styles["note"]} data-snapped={state.isSnapped}>
        {state.isSnapped ? text("video.snapped") : isRequired ? text("video.mustWatch") : ""}
      </p>
    </div>
  );
};
