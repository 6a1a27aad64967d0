import { isActive, type Job } from "../../../core/jobs/job.model.ts";
import { timeLeft } from "../../../core/jobs/time-left.rule.ts";
import { jobProgressText } from "../../i18n/en/job-progress.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import { jobContributions } from "../job-contribution.ts";

const say = translateNow(jobProgressText);

const left = (seconds: number): string => (seconds < 60 ? say("lessThanMinute") : say("minutes", { count: Math.round(seconds / 60) }));

/**
 * The state of a job as text.
 * @param now epoch seconds
 */
export const jobStanding = (job: Job, now: number): string => {
  const { done, total } = job.progress;
  if (!isActive(job))
    return [
      say(job.state === "done" ? "done" : job.state === "failed" ? "failed" : "cancelled"),
      job.error ?? jobContributions.get(job.kind)?.counts(job) ?? "",
    ]
      .filter((part) => part !== "")
      .join(" · ");
  if (job.cancelling) return say("cancelling");
  if (job.state === "queued") return say("queued");
  const seconds = timeLeft(job.progress, job.started_at, now);
  return [total === null ? say("some", { done }) : say("of", { done, total }), seconds === null ? "" : left(seconds)]
    .filter((part) => part !== "")
    .join(" · ");
};
