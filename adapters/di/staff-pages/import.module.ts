import { ContainerModule } from "inversify";
import { ImportSession, makeImportSession } from "../../../core/import/import-session.service.ts";
import { ImportStore } from "../../../core/import/imports.port.ts";
import { JobList } from "../../../core/jobs/job-list.service.ts";
import { Caller } from "../../http/caller.ts";
import { makeImportsHttp } from "../../http/imports.http.ts";
import { provide } from "../provide.ts";

/** Imports of contacts. */
export const services = new ContainerModule((options) => {
  provide(options, ImportStore, (call: Caller) => makeImportsHttp(call), [Caller]);
  provide(options, ImportSession, (store: ImportStore, jobs: JobList) => makeImportSession({ store, jobs }), [ImportStore, JobList]);
});
