import { useRef, useState } from "react";
import type { VideoView } from "../../core/learning/video-view.model.ts";
import { makeVideoWatch } from "../../core/learning/video-watch.service.ts";
import { elementDriver } from "../../core/video/element-driver.service.ts";
import type { VideoDriver } from "../../core/video/video-engine.port.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { loadable } from "../kit/loadable.view.tsx";
import { type DrivenSource, FilmSurface } from "./film-surface.view.tsx";
import styles from "./film.module.css";
import { frameDriver } from "./frame-driver.ts";
import { hlsDriver } from "./hls-driver.ts";
import type { TranscriptProps } from "./transcript.view.tsx";
import type { ItemViewProps } from "./use-attempt.ts";
import { useCaptions } from "./use-captions.ts";
import { useFilmKeys } from "./use-film-keys.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useOwnPlayback } from "./use-own-playback.ts";
import { usePictureInPicture } from "./use-picture-in-picture.ts";
import { useVideoPlayer } from "./use-video-player.ts";
import { VideoControls } from "./video-controls.view.tsx";
import { VideoTrouble } from "./video-trouble.view.tsx";

const transcript = loadable<TranscriptProps>(async () => (await import("./transcript.view.tsx")).Transcript);

type FilmProps = { readonly item: ItemViewProps; readonly view: VideoView; readonly source: DrivenSource };

const driverOf =
  (source: DrivenSource) =>
  (element: HTMLVideoElement | HTMLIFrameElement): VideoDriver => {
    if (element instanceof HTMLVideoElement)
      return source.kind === "film" && source.isStream
        ? hlsDriver(element, source.file, async () => (await import("hls.js")).default)
        : elementDriver(element);
    return source.kind === "frame" ? frameDriver(element, source) : () => nothing;
  };

const idle = (): void => undefined;
const nothing = { play: idle, pause: idle, seek: idle, setRate: idle, setMuted: idle, setCaptions: idle, setQuality: idle, close: idle };

type PartProps = FilmProps & { readonly onRetry: () => void };

const FilmPart = ({ item, view, source, onRetry }: PartProps) => {
  const text = useText(lessonViewsText);
  const player = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLVideoElement | HTMLIFrameElement>(null);
  const { rate, onRate, onPlayed, onUnavailable, ...watched } = useOwnPlayback(item);
  const isCompleted = item.score?.completed === true;
  const [watch] = useState(() => makeVideoWatch({ ...watched, settings: view.settings, isCompleted, report: onPlayed }));
  const [isMuted, setMuted] = useState(false);
  const { isFull, toggle: toggleFull } = useFullScreen(player);
  const onPicture = usePictureInPicture(surface);
  const { state, player: film } = useVideoPlayer(surface, driverOf(source), watch, rate);
  const captions = useCaptions(view.captions, film);
  const [hold] = useState(() => (element: HTMLVideoElement | HTMLIFrameElement | null): void => {
    surface.current = element;
  });
  const canCaption = source.kind === "film" ? source.isStream || captions.chosen !== null : state.canCaption;
  const commands = {
    toggle: () => film?.toggle(),
    move: (seconds: number) => film?.seek(Math.min(Math.max(0, film.state().time + seconds), film.state().duration)),
    mute: () => {
      film?.setMuted(!isMuted);
      setMuted(!isMuted);
    },
    captions: captions.toggle,
    fullScreen: toggleFull,
  };
  const onKeyDown = useFilmKeys(commands);
  const isRequired = watch.range.required && !isCompleted;
  if (state.error !== null) {
    const { error } = state;
    return (
      <VideoTrouble code={error} onRetry={onRetry} onSkip={isRequired && onUnavailable !== undefined ? () => onUnavailable(error) : null} />
    );
  }
  return (
    <>
      <div
        ref={player}
        role="group"
        aria-label={text("video.player", { name: item.name })}
        className={styles["player"]}
        data-status={state.status}
        onKeyDownCapture={onKeyDown}
      >
        <div className={styles["picture"]} data-aspect={view.aspect}>
          <FilmSurface source={source} onSurface={hold} name={item.name} captions={captions.chosen} onToggle={commands.toggle} />
        </div>
        <VideoControls
          state={state}
          isRequired={isRequired}
          isMuted={isMuted}
          hasCaptions={canCaption ? captions.isShown : null}
          captions={view.captions}
          captionLanguage={captions.chosen?.language ?? ""}
          isFull={isFull}
          rate={rate}
          onToggle={commands.toggle}
          onSeek={(target) => film?.seek(target)}
          onMove={commands.move}
          onMute={commands.mute}
          onCaptions={commands.captions}
          onCaptionLanguage={captions.choose}
          onRate={onRate}
          onQuality={(quality) => film?.setQuality(quality)}
          onPicture={source.kind === "film" ? onPicture : null}
          onFull={toggleFull}
        />
        <p role="status" className={styles["note"]} data-snapped={state.isSnapped}>
          {state.isSnapped ? text("video.snapped") : isRequired ? text("video.mustWatch") : ""}
        </p>
      </div>
      {captions.chosen === null || source.kind !== "film" ? null : (
        <transcript.View player={player} captions={captions.chosen.url} time={state.time} onSeek={(target) => film?.seek(target)} />
      )}
    </>
  );
};

/** A video with controls that prevent skipping what must be watched; after an error it can be opened anew. */
export const Film = (props: FilmProps) => {
  const [turn, setTurn] = useState(0);
  return <FilmPart key={turn} {...props} onRetry={() => setTurn(turn + 1)} />;
};
