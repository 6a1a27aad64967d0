import { useRef, useState } from "react";
import { videoProvider } from "../../../../core/lessons/video-problems.rule.ts";
import { ownFilm } from "../../../../core/video/own-film.rule.ts";
import { secondsOfTime, timeOfSeconds } from "../../../../core/video/time-text.rule.ts";
import { videoLink } from "../../../../core/video/video-link.rule.ts";
import { isControllable } from "../../../../core/video/video-range.rule.ts";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { TextField } from "../../../kit/text-field.view.tsx";
import { useValueWords } from "./use-value-words.ts";
import { textOf, type ValueEditorProps } from "./value-editor.ts";
import styles from "./video-values.module.css";

type TimeFieldProps = {
  readonly label: string;
  readonly help: string | undefined;
  readonly error: string | undefined;
  /** seconds; 0 for none */ readonly value: number;
  readonly isReadOnly: boolean;
  readonly onChange: (seconds: number) => void;
};

/** A position in a video, typed as minutes and seconds. */
const TimeField = ({ label, help, error, value, isReadOnly, onChange }: TimeFieldProps) => {
  const text = useText(lessonFormsText);
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed.trim() !== "" && secondsOfTime(typed) === null;
  return (
    <TextField
      label={label}
      help={help}
      error={isWrong ? text("video.time") : error}
      placeholder="0:00"
      value={typed ?? (value === 0 ? "" : timeOfSeconds(value))}
      isReadOnly={isReadOnly}
      onChange={(words) => {
        setTyped(words);
        const seconds = words.trim() === "" ? 0 : secondsOfTime(words);
        if (seconds !== null) onChange(seconds);
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    />
  );
};

const secondsOf = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The part of a video that is played, with a player where the video is a file. */
export const RangeValue = ({ type, label, hint, values, isReadOnly, problem, onOther }: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  const words = useValueWords();
  const player = useRef<HTMLVideoElement>(null);
  const [length, setLength] = useState<number | null>(null);
  const [url, gallery] = [textOf(values["url"]), textOf(values["gallery_url"])];
  const film = ownFilm({ url, gallery_url: gallery });
  const linkStart = gallery === "" ? (videoLink(url)?.start ?? null) : null;
  const [start, end] = [secondsOf(values["start"]), secondsOf(values["end"])];
  if (!isControllable(videoProvider(values))) return null;
  const isBeyond = length !== null && end > length + 1;
  const take = (name: "start" | "end"): void => onOther(name, Math.round((player.current?.currentTime ?? 0) * 10) / 10);
  return (
    <div className={styles["range"]}>
      {film === null ? null : (
        <video
          ref={player}
          className={styles["player"]}
          src={film}
          controls
          preload="metadata"
          aria-label={text("files.film")}
          onLoadedMetadata={({ currentTarget: { duration } }) => setLength(Number.isFinite(duration) ? duration : null)}
        >
          <track kind="captions" />
        </video>
      )}
      {film === null || isReadOnly ? null : (
        <div className={styles["here"]}>
          <Button size="small" onPress={() => take("start")}>
            {text("video.fromHere")}
          </Button>
          <Button size="small" onPress={() => take("end")}>
            {text("video.toHere")}
          </Button>
          {length === null ? null : <span className={styles["length"]}>{text("video.length", { time: timeOfSeconds(length) })}</span>}
        </div>
      )}
      <div className={styles["times"]}>
        <TimeField
          label={label}
          help={hint}
          error={problem()}
          value={start}
          isReadOnly={isReadOnly}
          onChange={(seconds) => onOther("start", seconds)}
        />
        <TimeField
          label={words.label(type, "end")}
          help={words.hint(type, "end")}
          error={isBeyond ? text("video.beyond", { time: timeOfSeconds(length) }) : problem("../end")}
          value={end}
          isReadOnly={isReadOnly}
          onChange={(seconds) => onOther("end", seconds)}
        />
      </div>
      {linkStart === null || linkStart === start || isReadOnly ? null : (
        <div>
          <Button size="small" kind="quiet" onPress={() => onOther("start", linkStart)}>
            {text("video.linkStart", { time: timeOfSeconds(linkStart) })}
          </Button>
        </div>
      )}
    </div>
  );
};
