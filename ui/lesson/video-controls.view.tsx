import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  Redo2,
  RotateCcw,
  Undo2,
  Volume2,
  VolumeX,
} from "lucide-react";
import { durationDisplay } from "../../core/kernel/duration-display.rule.ts";
import type { PlayerState } from "../../core/learning/player-state.view-model.ts";
import type { CaptionTrack } from "../../core/video/caption-track.model.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { videoPlayerText } from "../i18n/en/video-player.ts";
import { useText } from "../i18n/use-text.ts";
import { IconButton } from "../kit/icon-button.view.tsx";
import { longStep } from "./use-film-keys.ts";
import styles from "./video-controls.module.css";
import { CaptionMenu, QualityMenu, RateMenu } from "./video-menus.view.tsx";

export type VideoControlsProps = {
  readonly state: PlayerState;
  readonly isRequired: boolean;
  readonly isMuted: boolean;
  /** null: the video has none */
  readonly hasCaptions: boolean | null;
  /** of the page's own player */
  readonly captions: readonly CaptionTrack[];
  readonly captionLanguage: string;
  readonly isFull: boolean;
  readonly rate: number;
  readonly onToggle: () => void;
  readonly onSeek: (target: number) => void;
  /** @param seconds negative: back */
  readonly onMove: (seconds: number) => void;
  readonly onMute: () => void;
  readonly onCaptions: () => void;
  readonly onCaptionLanguage: (language: string) => void;
  readonly onRate: (rate: number) => void;
  readonly onQuality: (id: string) => void;
  /** null: not possible */
  readonly onPicture: (() => void) | null;
  readonly onFull: () => void;
};

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
const share = (part: number, whole: number): string => `${whole > 0 ? Math.min(100, (100 * part) / whole) : 0}%`;

const Position = ({ state, isRequired, onSeek }: Pick<VideoControlsProps, "state" | "isRequired" | "onSeek">) => {
  const text = useText(lessonViewsText);
  const { time, duration, furthest } = state;
  return (
    <span className={styles["position"]}>
      <span className={styles["track"]} aria-hidden="true">
        <span className={styles["watched"]} style={{ width: share(isRequired ? Math.max(furthest, time) : duration, duration) }} />
        <span className={styles["played"]} style={{ width: share(time, duration) }} />
      </span>
      <input
        type="range"
        className={styles["slider"]}
        aria-label={text("video.position")}
        aria-valuetext={text("video.positionText", { time: durationDisplay(time), duration: durationDisplay(duration) })}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(time)}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
      />
    </span>
  );
};

/** The controls below a video; all of them work by keyboard. */
export const VideoControls = (props: VideoControlsProps) => {
  const text = useText(lessonViewsText);
  const words = useText(videoPlayerText);
  const { state, isMuted, hasCaptions, isFull } = props;
  const isLoading = state.status === "loading";
  const play = { playing: { icon: Pause, label: text("video.pause") }, ended: { icon: RotateCcw, label: text("video.replay") } } as const;
  const { icon, label } =
    state.status === "playing" || state.status === "ended" ? play[state.status] : { icon: Play, label: text("video.play") };
  return (
    <div className={styles["controls"]}>
      <IconButton icon={icon} label={label} shortcut="K" kind="primary" isDisabled={isLoading} onPress={props.onToggle} />
      <IconButton icon={Undo2} label={words("back")} shortcut="J" isDisabled={isLoading} onPress={() => props.onMove(-longStep)} />
      <IconButton icon={Redo2} label={words("ahead")} shortcut="L" isDisabled={isLoading} onPress={() => props.onMove(longStep)} />
      <Position {...props} />
      <span className={styles["time"]} aria-hidden="true">
        {clock(state.time)} / {clock(state.duration)}
      </span>
      <span className={styles["more"]}>
        <IconButton
          icon={isMuted ? VolumeX : Volume2}
          label={text(isMuted ? "video.unmute" : "video.mute")}
          shortcut="M"
          onPress={props.onMute}
        />
        {hasCaptions === null ? null : props.captions.length > 1 ? (
          <CaptionMenu isShown={hasCaptions} {...props} />
        ) : (
          <IconButton
            icon={hasCaptions ? Captions : CaptionsOff}
            label={text("video.captions")}
            shortcut="C"
            aria-pressed={hasCaptions}
            onPress={props.onCaptions}
          />
        )}
        <QualityMenu qualities={state.qualities} quality={state.quality} onQuality={props.onQuality} />
        <RateMenu rate={props.rate} onRate={props.onRate} />
        {props.onPicture === null ? null : <IconButton icon={PictureInPicture2} label={words("picture")} onPress={props.onPicture} />}
        <IconButton
          icon={isFull ? Minimize : Maximize}
          label={text(isFull ? "video.leaveFullscreen" : "video.fullscreen")}
          shortcut="F"
          onPress={props.onFull}
        />
      </span>
    </div>
  );
};
