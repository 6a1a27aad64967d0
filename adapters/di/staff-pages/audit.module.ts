import { ContainerModule } from "inversify";
import { AuditLog } from "../../../core/audit/audit.port.ts";
import { makeAuditHttp } from "../../http/audit.http.ts";
import { Caller } from "../../http/caller.ts";
import { provide } from "../provide.ts";

/** The audit log. */
export const services = new ContainerModule((options) => {
  provide(options, AuditLog, (call: Caller) => makeAuditHttp(call), [Caller]);
});
