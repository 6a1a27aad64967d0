import { ContainerModule } from "inversify";
import { ImportDesk, makeImportDesk } from "../../core/import/import-desk.service.ts";
import { ImportStore } from "../../core/import/imports.port.ts";
import { JobTray } from "../../core/jobs/job-tray.service.ts";
import { Caller } from "../http/caller.ts";
import { makeImportsHttp } from "../http/imports.http.ts";
import { provide } from "./provide.ts";

/** Imports of contacts. */
export const importModule = new ContainerModule((options) => {
  provide(options, ImportStore, (call: Caller) => makeImportsHttp(call), [Caller]);
  provide(options, ImportDesk, (store: ImportStore, tray: JobTray) => makeImportDesk({ store, tray }), [ImportStore, JobTray]);
});
