import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useEffect } from "react";
import { JobList } from "../../../core/jobs/job-list.service.ts";
import { isUndoable, type Job } from "../../../core/jobs/job.model.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { jobsText } from "../../i18n/en/jobs.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { jobContributions } from "../job-contribution.ts";
import { JobListView } from "./job-list.view.tsx";
import { jobTitle } from "./job-words.ts";

const isTold = ({ kind }: Job): boolean => jobContributions.get(kind)?.isQuiet !== true;
const endWords = { done: "toastDone", failed: "toastFailed", cancelled: "toastCancelled" } as const;

/** Background jobs in the frame: the list persists across pages, and the end of a job shows a toast. */
export const JobListScreen = () => {
  const jobList = useService(JobList);
  const jobs = useLatest(jobList.jobs$, jobList.latest());
  const { now } = useService(Clock);
  const toasts = useToasts();
  const text = useText(jobsText);
  useEffect(() => void jobList.refresh()(), [jobList]);
  useEffect(() => {
    const told = jobList.ended$.subscribe((job) => {
      if (!isTold(job) || (job.state !== "done" && job.state !== "failed" && job.state !== "cancelled")) return;
      const words = text(endWords[job.state], { title: jobTitle(job) });
      if (isUndoable(job, now()))
        toasts.undoable(
          words,
          text("undo"),
          () =>
            void jobList
              .undo(job.id)()
              .then((back) => E.isLeft(back) && toasts.show({ text: failureMessage(back.left), tone: "error" })),
        );
      else toasts.show({ text: words, tone: job.state === "failed" ? "error" : "plain" });
    });
    return () => told.unsubscribe();
  }, [jobList, toasts, text, now]);
  const doing = async (command: TaskEither<Failure, Job>): Promise<void> => {
    const answer = await command();
    if (E.isLeft(answer)) toasts.show({ text: failureMessage(answer.left), tone: "error" });
  };
  return (
    <JobListView
      jobs={jobs.filter(isTold)}
      now={now()}
      onCancel={(id) => void doing(jobList.cancel(id))}
      onUndo={(id) => void doing(jobList.undo(id))}
      onDismiss={(id) => void doing(jobList.dismiss(id))}
    />
  );
};
