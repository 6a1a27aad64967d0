import { type KeyboardEvent, useState } from "react";
import { timeOfSeconds } from "../../core/video/time-text.rule.ts";
import { lineAt, linesWith, type TranscriptLine } from "../../core/video/transcript.rule.ts";
import { transcriptText } from "../i18n/en/transcript.ts";
import { useText } from "../i18n/use-text.ts";
import { SearchField } from "../kit/search-field.view.tsx";
import styles from "./transcript.module.css";

export type TranscriptLinesProps = {
  readonly lines: readonly TranscriptLine[];
  /** seconds into the video */
  readonly time: number;
  readonly onSeek: (target: number) => void;
};

const ways: Readonly<Record<string, (buttons: readonly HTMLElement[], at: number) => HTMLElement | undefined>> = {
  ArrowDown: (buttons, at) => buttons[at + 1],
  ArrowUp: (buttons, at) => buttons[at - 1],
  Home: (buttons) => buttons[0],
  End: (buttons) => buttons.at(-1),
};

/** Arrows, Home and End move between the lines; one of them is in the order of Tab. */
const move = (event: KeyboardEvent<HTMLElement>): void => {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const next = ways[event.key]?.(
    buttons,
    buttons.findIndex((button) => button === document.activeElement),
  );
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

/** What is said in a video, to be searched; a line leads to its time. */
export const TranscriptLines = ({ lines, time, onSeek }: TranscriptLinesProps) => {
  const text = useText(transcriptText);
  const [words, setWords] = useState("");
  const found = linesWith(lines, words);
  const now = lineAt(lines, time);
  const first = now !== null && found.includes(now) ? now : found[0];
  const isSearched = words.trim() !== "";
  return (
    <div className={styles["lines"]}>
      <SearchField label={text("search")} value={words} maxLength={200} onChange={setWords} />
      <p role="status" className={styles["found"]}>
        {!isSearched ? "" : found.length === 0 ? text("none") : text("found", { count: found.length })}
      </p>
      {found.length === 0 ? null : (
        <ol className={styles["list"]} aria-label={text("lines")} onKeyDown={move}>
          {found.map((line) => (
            <li key={`${line.start} ${line.text}`}>
              <button
                type="button"
                className={styles["line"]}
                aria-current={line === now}
                tabIndex={line === first ? 0 : -1}
                onClick={() => onSeek(line.start)}
              >
                <span className={styles["time"]}>{timeOfSeconds(Math.floor(line.start))}</span> {line.text}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
