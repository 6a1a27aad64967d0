import { ContainerModule } from "inversify";
import { OrgExportStore } from "../../../core/org-export/org-exports.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeOrgExportsHttp } from "../../http/org-exports.http.ts";
import { provide } from "../provide.ts";

/** Exports of the whole organisation. */
export const services = new ContainerModule((options) => {
  provide(options, OrgExportStore, (call: Caller) => makeOrgExportsHttp(call), [Caller]);
});
