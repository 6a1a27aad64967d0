import { ContainerModule } from "inversify";
import { OwnStatsStore } from "../../../core/stats/own-stats.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeOwnStatsHttp } from "../../http/stats.http.ts";
import { provide } from "../provide.ts";

/** The points of the learner. */
export const services = new ContainerModule((options) => {
  provide(options, OwnStatsStore, (call: Caller) => makeOwnStatsHttp(call), [Caller]);
});
