import { ContainerModule } from "inversify";
import { OwnReports } from "../../../core/reports/own-reports.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeOwnReportsHttp } from "../../http/portal-reports.http.ts";
import { provide } from "../provide.ts";

/** The reports of the learner. */
export const services = new ContainerModule((options) => {
  provide(options, OwnReports, (call: Caller) => makeOwnReportsHttp(call), [Caller]);
});
