import type { Job } from "../../core/jobs/job.model.ts";

/** How a kind of background job is shown; an area contributes a list of them from its `jobs.ts`. */
export type JobContribution = {
  readonly kind: string;
  readonly title: (job: Job) => string;
  /** result or progress in a few words; '' for none */
  readonly counts: (job: Job) => string;
  /** where the job is viewed; null for nowhere */
  readonly href: (job: Job) => string | null;
  /** hidden from the list of jobs, because the page that started it shows it */
  readonly isQuiet?: boolean;
};

const contributions = import.meta.glob<{ readonly jobKinds: readonly JobContribution[] }>("./*/jobs.ts", { eager: true });

/** All kinds of background jobs by kind. */
export const jobContributions: ReadonlyMap<string, JobContribution> = new Map(
  Object.values(contributions).flatMap(({ jobKinds }) => jobKinds.map((kind) => [kind.kind, kind] as const)),
);
