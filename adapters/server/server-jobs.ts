import { jobFiles } from "./contributions/contribution.ts";
import { loadContributions } from "./contributions/load-contributions.ts";
import type { AnyJob } from "./jobs/job.ts";
import type { JobDeps } from "./server-deps.ts";

/** Every kind of background work: those of each `*.job.ts` of an area.
 * @throws Error when two areas contribute the same kind
 */
export const serverJobs = async (deps: JobDeps, folders?: readonly string[]): Promise<readonly AnyJob[]> => {
  const jobs = (await loadContributions(jobFiles, folders)).flatMap((contributed) => contributed(deps));
  const twice = jobs.find(({ kind }, at) => jobs.findIndex((other) => other.kind === kind) !== at);
  if (twice !== undefined) throw new Error(`Two files contribute jobs of the kind ${twice.kind}.`);
  return jobs;
};
