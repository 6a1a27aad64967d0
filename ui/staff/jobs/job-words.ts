import type { Job } from "../../../core/jobs/job.model.ts";
import { jobsText } from "../../i18n/en/jobs.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import { jobContributions } from "../job-contribution.ts";

const say = translateNow(jobsText);

/** The title of a job. */
export const jobTitle = (job: Job): string => {
  const title = jobContributions.get(job.kind)?.title(job) ?? say("other");
  return job.undoes === null ? title : say("undoing", { title });
};
