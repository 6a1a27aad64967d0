import { isActive, isUndoable, type Job } from "../../../core/jobs/job.model.ts";
import { percentDone } from "../../../core/jobs/time-left.rule.ts";
import { jobProgressText } from "../../i18n/en/job-progress.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import { jobContributions } from "../job-contribution.ts";
import styles from "./job-list.module.css";
import type { JobListViewProps } from "./job-list.view.tsx";
import { jobStanding } from "./job-standing-words.ts";
import { jobTitle } from "./job-words.ts";

type JobLinesProps = JobListViewProps & { readonly onLeave: () => void };
type JobLineProps = Omit<JobLinesProps, "jobs"> & { readonly job: Job };

const JobLine = ({ job, now, onCancel, onUndo, onDismiss, onLeave }: JobLineProps) => {
  const text = useText(jobProgressText);
  const title = jobTitle(job);
  const href = jobContributions.get(job.kind)?.href(job) ?? null;
  const isRunning = isActive(job);
  return (
    <li className={styles["job"]}>
      <div className={styles["words"]}>
        <strong className={styles["title"]}>{title}</strong>
        <span className={styles["standing"]} data-state={job.state}>
          {jobStanding(job, now)}
        </span>
      </div>
      {isRunning ? <ProgressBar label={title} isLabelHidden percent={job.state === "queued" ? 0 : percentDone(job.progress)} /> : null}
      <div className={styles["actions"]}>
        {href === null ? null : (
          <LinkButton href={href} size="small" kind="quiet" onClick={onLeave}>
            {text("look")}
          </LinkButton>
        )}
        {isRunning ? (
          <Button size="small" kind="quiet" isDisabled={job.cancelling} onPress={() => onCancel(job.id)}>
            {text("cancel")}
          </Button>
        ) : null}
        {isUndoable(job, now) ? (
          <Button size="small" kind="quiet" onPress={() => onUndo(job.id)}>
            {text("undo")}
          </Button>
        ) : null}
        {isRunning ? null : (
          <Button size="small" kind="quiet" onPress={() => onDismiss(job.id)}>
            {text("dismiss")}
          </Button>
        )}
      </div>
    </li>
  );
};

/** The jobs of the list with their actions. */
export const JobLines = ({ jobs, ...rest }: JobLinesProps) => (
  <ul className={styles["jobs"]} aria-live="polite">
    {jobs.map((job) => (
      <JobLine key={job.id} job={job} {...rest} />
    ))}
  </ul>
);
