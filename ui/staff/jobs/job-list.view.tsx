import { LoaderCircle } from "lucide-react";
import { isActive, type Job } from "../../../core/jobs/job.model.ts";
import { jobsText } from "../../i18n/en/jobs.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { Popover } from "../../kit/popover.view.tsx";
import styles from "./job-list.module.css";

export type JobListViewProps = {
  readonly jobs: readonly Job[];
  readonly now: number;
  readonly onCancel: (id: number) => void;
  readonly onUndo: (id: number) => void;
  readonly onDismiss: (id: number) => void;
};

const lines = loadable(async () => (await import("./job-lines.view.tsx")).JobLines);

/** The button that opens the list of jobs; hidden without jobs. */
export const JobListView = ({ jobs, ...rest }: JobListViewProps) => {
  const text = useText(jobsText);
  if (jobs.length === 0) return null;
  const active = jobs.filter(isActive).length;
  return (
    <Popover
      label={text("title")}
      placement="bottom end"
      trigger={
        <IconButton icon={LoaderCircle} label={active === 0 ? text("open") : text("active", { count: active })} data-busy={active > 0} />
      }
    >
      {(close) => (
        <div className={styles["tray"]}>
          <h2 className={styles["heading"]}>{text("title")}</h2>
          <lines.View jobs={jobs} {...rest} onLeave={close} />
        </div>
      )}
    </Popover>
  );
};
