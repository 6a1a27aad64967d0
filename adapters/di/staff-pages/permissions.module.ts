import { ContainerModule } from "inversify";
import { Permissions, RecordFinder, RecordSharing } from "../../../core/permissions/permissions.port.ts";
import { Caller } from "../../http/caller.ts";
import { makePermissionsHttp } from "../../http/permissions.http.ts";
import { makeRecordFinder } from "../../http/record-finder.http.ts";
import { makeRecordSharing } from "../../http/record-sharing.http.ts";
import { provide } from "../provide.ts";

/** Permissions and their presets, as administrators manage them. */
export const services = new ContainerModule((options) => {
  provide(options, Permissions, (call: Caller) => makePermissionsHttp(call), [Caller]);
  provide(options, RecordFinder, (call: Caller) => makeRecordFinder(call), [Caller]);
  provide(options, RecordSharing, (call: Caller) => makeRecordSharing(call), [Caller]);
});
