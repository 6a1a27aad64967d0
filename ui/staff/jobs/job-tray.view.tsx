import { LoaderCircle } from "lucide-react";
import { isActive, isUndoable, type Job } from "../../../core/jobs/job.model.ts";
import { percentDone } from "../../../core/jobs/time-left.rule.ts";
import { jobsText } from "../../i18n/en/jobs.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Popover } from "../../kit/popover.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import { jobContributions } from "../job-contribution.ts";
import { jobStanding, jobTitle } from "./job-words.ts";
import styles from "./job-tray.module.css";

export type JobTrayViewProps = {
  readonly jobs: readonly Job[];
  readonly now: number;
  readonly onCancel: (id: number) => void;
  readonly onUndo: (id: number) => void;
  readonly onDismiss: (id: number) => void;
};

type JobLineProps = Omit<JobTrayViewProps, "jobs"> & { readonly job: Job; readonly onLeave: () => void };

const JobLine = ({ job, now, onCancel, onUndo, onDismiss, onLeave }: JobLineProps) => {
  const text = useText(jobsText);
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

/** The button in the frame behind which the person's background work is told of; not there while there is none. */
export const JobTrayView = ({ jobs, ...rest }: JobTrayViewProps) => {
  const text = useText(jobsText);
  if (jobs.length === 0) return null;
  const active = jobs.filter(isActive).length;
  return (
    <Popover
      label={text("title")}
      placement="bottom end"
      trigger={<IconButton icon={LoaderCircle} label={active === 0 ? text("open") : text("active", { count: active })} data-busy={active > 0} />}
    >
      {(close) => (
        <div className={styles["tray"]}>
          <h2 className={styles["heading"]}>{text("title")}</h2>
          <ul className={styles["jobs"]} aria-live="polite">
            {jobs.map((job) => (
              <JobLine key={job.id} job={job} {...rest} onLeave={close} />
            ))}
          </ul>
        </div>
      )}
    </Popover>
  );
};
