import type { Job } from "../../core/jobs/job.model.ts";

/** How a kind of background work is told of; an area contributes a list of them from its `jobs.ts`. */
export type JobContribution = {
  readonly kind: string;
  readonly title: (job: Job) => string;
  /** what it came to, or has so far, in a few words; '' for nothing */
  readonly counts: (job: Job) => string;
  /** where it is looked at; null: nowhere */
  readonly href: (job: Job) => string | null;
  /** left out of the tray: the page that started it shows it */
  readonly isQuiet?: boolean;
};

const contributions = import.meta.glob<{ readonly jobKinds: readonly JobContribution[] }>("./*/jobs.ts", { eager: true });

/** Every kind of background work that some area tells of. */
export const jobContributions: ReadonlyMap<string, JobContribution> = new Map(
  Object.values(contributions).flatMap(({ jobKinds }) => jobKinds.map((kind) => [kind.kind, kind] as const)),
);
