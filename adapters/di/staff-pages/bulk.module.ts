import { ContainerModule } from "inversify";
import { BulkRuns, makeBulkRuns } from "../../../core/bulk/bulk-runs.service.ts";
import { BulkStore } from "../../../core/bulk/bulk.port.ts";
import { ContactChanges } from "../../../core/contacts/contact-changes.service.ts";
import { JobList } from "../../../core/jobs/job-list.service.ts";
import { Ids } from "../../../core/kernel/ids.port.ts";
import { makeBulkHttp } from "../../http/bulk.http.ts";
import { Caller } from "../../http/caller.ts";
import { provideContactChanges } from "../provide-contact-changes.ts";
import { provide } from "../provide.ts";

/** Bulk actions on contacts. */
export const services = new ContainerModule((options) => {
  provideContactChanges(options);
  provide(options, BulkStore, (call: Caller) => makeBulkHttp(call), [Caller]);
  provide(
    options,
    BulkRuns,
    (store: BulkStore, jobs: JobList, ids: Ids, { tell }: ContactChanges) => makeBulkRuns({ store, jobs, ids, tell }),
    [BulkStore, JobList, Ids, ContactChanges],
  );
});
