import { onboardingProgress } from "../../../core/org/onboarding-progress.rule.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import { homeText } from "../../i18n/en/home.ts";
import { useText } from "../../i18n/use-text.ts";
import { ProgressBar } from "../../kit/progress.view.tsx";
import { Skeleton } from "../../kit/skeleton.view.tsx";
import styles from "./getting-started.module.css";

type GettingStartedProps = {
  /** undefined until loaded */
  readonly steps: readonly Task[] | undefined;
  /** columns available beside the tiles */
  readonly room: 1 | 2;
};

/** The onboarding progress; hidden without steps and when all are finished. */
export const GettingStarted = ({ steps, room }: GettingStartedProps) => {
  const text = useText(homeText);
  if (steps === undefined)
    return (
      <div className={styles["card"]} data-room={room} aria-busy="true">
        <Skeleton width="half" />
        <Skeleton />
      </div>
    );
  const { percent, finished, total, shown } = onboardingProgress(steps);
  if (!shown) return null;
  return (
    <section className={styles["card"]} data-room={room} aria-label={text("progress.title")}>
      <ProgressBar label={text("progress.title")} percent={percent} />
      <p className={styles["note"]}>{text("progress.value", { finished, total })}</p>
    </section>
  );
};
