import { jobFiles } from "./contributions/contribution.ts";
import { loadContributions } from "./contributions/load-contributions.ts";
import type { AnyJob } from "./jobs/job.ts";
import type { JobDeps } from "./server-deps.ts";

/**
 * Every kind of job, contributed by each `*.job.ts` of an area.
 * @param areaFolders each holds one folder per area; by default those of the product
 * @throws Error when two files contribute the same kind
 */
export const serverJobs = async (deps: JobDeps, areaFolders?: readonly string[]): Promise<readonly AnyJob[]> => {
  const jobs = (await loadContributions(jobFiles, areaFolders)).flatMap((contributed) => contributed(deps));
  const twice = jobs.find(({ kind }, at) => jobs.findIndex((other) => other.kind === kind) !== at);
  if (twice !== undefined) throw new Error(`Two files contribute jobs of the kind ${twice.kind}.`);
  return jobs;
};
