import { ContainerModule } from "inversify";
import { BulkDesk, makeBulkDesk } from "../../core/bulk/bulk-desk.service.ts";
import { BulkStore } from "../../core/bulk/bulk.port.ts";
import { ExportStore } from "../../core/export/exports.port.ts";
import { JobTray } from "../../core/jobs/job-tray.service.ts";
import { Ids } from "../../core/kernel/ids.port.ts";
import { makeBulkHttp } from "../http/bulk.http.ts";
import { Caller } from "../http/caller.ts";
import { makeExportsHttp } from "../http/exports.http.ts";
import { provide } from "./provide.ts";

/** Actions on many contacts, and contacts as files. */
export const bulkModule = new ContainerModule((options) => {
  provide(options, BulkStore, (call: Caller) => makeBulkHttp(call), [Caller]);
  provide(options, ExportStore, (call: Caller) => makeExportsHttp(call), [Caller]);
  provide(options, BulkDesk, (store: BulkStore, tray: JobTray, ids: Ids) => makeBulkDesk({ store, tray, ids }), [BulkStore, JobTray, Ids]);
});
