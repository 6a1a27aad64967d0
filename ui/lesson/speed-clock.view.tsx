import { Timer } from "lucide-react";
import { speedWorth } from "../../core/lessons/speed-bonus.rule.ts";
import { lessonItemsText } from "../i18n/en/lesson-items.ts";
import { useText } from "../i18n/use-text.ts";
import { VisuallyHidden } from "../kit/visually-hidden.view.tsx";
import styles from "./speed-clock.module.css";
import { useSeconds } from "./use-seconds.ts";

type Props = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly shownFor: number;
  /** later tries earn the least at any time */
  readonly isFirstTry: boolean;
};

/** Every so many seconds the worth is announced; the picture changes each second. */
const announcedEvery = 15;

/** What a right answer to a question with a speed bonus is worth now; announced at the start, every 15 seconds and at the end. */
export const SpeedClock = ({ values, shownFor, isFirstTry }: Props) => {
  const text = useText(lessonItemsText);
  const [most, least] = [speedWorth(values, 0), speedWorth(values, 0, 2)];
  const seconds = useSeconds(shownFor, (now) => most === null || !isFirstTry || speedWorth(values, now) === least);
  const worth = speedWorth(values, seconds, isFirstTry ? 1 : 2);
  if (most === null || least === null || worth === null) return null;
  const share = most === least ? 0 : (worth - least) / (most - least);
  const said = speedWorth(values, seconds - (seconds % announcedEvery), isFirstTry ? 1 : 2);
  return (
    <div className={styles["clock"]}>
      <p className={styles["worth"]}>
        <Timer className={styles["icon"]} aria-hidden="true" />
        <span aria-hidden="true">{text("speed.worth", { count: worth })}</span>
        <VisuallyHidden>
          <span role="status">{`${text("speed.worth", { count: said ?? worth })}. ${text("speed.least", { count: least })}`}</span>
        </VisuallyHidden>
      </p>
      <span className={styles["bar"]} aria-hidden="true">
        <span className={styles["left"]} style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
    </div>
  );
};
