import { ContainerModule } from "inversify";
import { ExportStore } from "../../../core/export/exports.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeExportsHttp } from "../../http/exports.http.ts";
import { provide } from "../provide.ts";

/** Exports of contacts to files. */
export const services = new ContainerModule((options) => {
  provide(options, ExportStore, (call: Caller) => makeExportsHttp(call), [Caller]);
});
