import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useEffect } from "react";
import { isUndoable, type Job } from "../../../core/jobs/job.model.ts";
import { JobTray } from "../../../core/jobs/job-tray.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { jobsText } from "../../i18n/en/jobs.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { jobContributions } from "../job-contribution.ts";
import { jobTitle } from "./job-words.ts";
import { JobTrayView } from "./job-tray.view.tsx";

const isTold = ({ kind }: Job): boolean => jobContributions.get(kind)?.isQuiet !== true;
const endWords = { done: "toastDone", failed: "toastFailed", cancelled: "toastCancelled" } as const;

/** Background work in the frame: it stays while pages come and go, and what ends says so. */
export const JobTrayScreen = () => {
  const tray = useService(JobTray);
  const jobs = useLatest(tray.jobs$, tray.latest());
  const { now } = useService(Clock);
  const toasts = useToasts();
  const text = useText(jobsText);
  useEffect(() => void tray.refresh()(), [tray]);
  useEffect(() => {
    const told = tray.ended$.subscribe((job) => {
      if (!isTold(job) || (job.state !== "done" && job.state !== "failed" && job.state !== "cancelled")) return;
      const words = text(endWords[job.state], { title: jobTitle(job) });
      if (isUndoable(job, now())) toasts.undoable(words, text("undo"), () => void tray.undo(job.id)().then((back) => E.isLeft(back) && toasts.show({ text: failureMessage(back.left), tone: "error" })));
      else toasts.show({ text: words, tone: job.state === "failed" ? "error" : "plain" });
    });
    return () => told.unsubscribe();
  }, [tray, toasts, text, now]);
  const doing = async (command: TaskEither<Failure, Job>): Promise<void> => {
    const answer = await command();
    if (E.isLeft(answer)) toasts.show({ text: failureMessage(answer.left), tone: "error" });
  };
  return <JobTrayView jobs={jobs.filter(isTold)} now={now()} onCancel={(id) => void doing(tray.cancel(id))} onUndo={(id) => void doing(tray.undo(id))} onDismiss={(id) => void doing(tray.dismiss(id))} />;
};
