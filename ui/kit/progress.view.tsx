import { useLanguage } from "../i18n/use-text.ts";
import type { Tone } from "./pill.view.tsx";
import styles from "./progress.module.css";

type ProgressProps = {
  /** The task that is progressing. */
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** 0 to 100; null while unknown. */
  readonly percent: number | null;
  /** Shown beside the bar instead of the percentage, such as `12 of 40`. */
  readonly valueText?: string;
  readonly tone?: Tone;
};

const within = (percent: number): number => Math.min(100, Math.max(0, percent));

/** A percentage as the language writes it; what is not complete is never rounded up to 100. */
const useShare = (percent: number): string =>
  new Intl.NumberFormat(useLanguage(), { style: "percent" }).format(Math.floor(within(percent)) / 100);

/** ARIA values of the progress; none while unknown. */
const said = (percent: number | null, text: string | undefined) =>
  percent === null
    ? { "aria-valuetext": text }
    : {
        "aria-valuenow": Math.round(within(percent)),
        "aria-valuemin": 0,
        "aria-valuemax": 100,
        "aria-valuetext": text,
      };

/** A progress bar with its value. */
export const ProgressBar = ({ label, isLabelHidden = false, percent, valueText, tone = "primary" }: ProgressProps) => {
  const share = useShare(percent ?? 0);
  const value = valueText ?? (percent === null ? undefined : share);
  return (
    <div role="progressbar" className={styles["progress"]} aria-label={label} {...said(percent, value)}>
      <span className={styles["words"]} data-bare={isLabelHidden} aria-hidden="true">
        {isLabelHidden ? null : <span>{label}</span>}
        <span className={styles["number"]}>{value}</span>
      </span>
      <span className={styles["track"]} data-tone={tone} data-indeterminate={percent === null}>
        <span className={styles["fill"]} style={{ width: `${within(percent ?? 0)}%` }} />
      </span>
    </div>
  );
};

type RingProps = { readonly label: string; readonly percent: number; readonly size?: 32 | 44 | 64; readonly tone?: Tone };

/** A progress ring with its value inside. */
export const ProgressRing = ({ label, percent, size = 44, tone = "primary" }: RingProps) => {
  const share = useShare(percent);
  return (
    <div role="progressbar" className={styles["ring"]} aria-label={label} {...said(percent, share)} data-size={size} data-tone={tone}>
      <svg viewBox="0 0 40 40" aria-hidden="true" className={styles["circle"]}>
        <circle cx="20" cy="20" r="17" pathLength="100" className={styles["ringTrack"]} />
        <circle
          cx="20"
          cy="20"
          r="17"
          pathLength="100"
          className={styles["ringFill"]}
          strokeDasharray={`${within(percent)} 100`}
          data-empty={percent <= 0}
        />
      </svg>
      <span className={styles["inside"]} aria-hidden="true">
        {size === 64 ? share : Math.floor(within(percent))}
      </span>
    </div>
  );
};
