import { ContainerModule } from "inversify";
import { distinctUntilChanged, map, skip } from "rxjs";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { JobList, makeJobList } from "../../core/jobs/job-list.service.ts";
import { JobStore } from "../../core/jobs/jobs.port.ts";
import { latestValue } from "../../core/kernel/remote.ts";
import { Caller } from "../http/caller.ts";
import { makeJobsHttp } from "../http/jobs.http.ts";
import { provide } from "./provide.ts";

/** Background jobs; the list is cleared when another user signs in. */
export const jobsModule = new ContainerModule((options) => {
  provide(options, JobStore, (call: Caller) => makeJobsHttp(call), [Caller]);
  provide(
    options,
    JobList,
    (store: JobStore, session: StaffSession) => {
      const jobList = makeJobList({ store });
      session.current$
        .pipe(
          map((current) => latestValue(current)?.id),
          distinctUntilChanged(),
          skip(1),
        )
        .subscribe(jobList.clear);
      return jobList;
    },
    [JobStore, StaffSession],
  );
});
