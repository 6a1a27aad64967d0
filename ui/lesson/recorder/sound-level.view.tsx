import type { Observable } from "rxjs";
import { recorderText } from "../../i18n/en/recorder.ts";
import { useText } from "../../i18n/use-text.ts";
import { useLatest } from "../../react/use-latest.ts";
import styles from "./recorder.module.css";

/** How loud the microphone is. */
export const SoundLevel = ({ level$ }: { readonly level$: Observable<number> }) => {
  const text = useText(recorderText);
  const percent = Math.round(Math.min(1, useLatest(level$, 0)) * 100);
  return (
    <div className={styles["level"]}>
      <span>{text("level")}</span>
      <span
        role="meter"
        aria-label={text("level")}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className={styles["track"]}
      >
        <span className={styles["fill"]} style={{ width: `${percent}%` }} />
      </span>
    </div>
  );
};
