import type { OwnStatsStore } from "../../core/stats/own-stats.port.ts";
import { stats } from "../contract/stats.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The learner's stats over HTTP. */
export const makeOwnStatsHttp = (call: Caller): OwnStatsStore => ({ of: (query) => call(stats.own, { ...none, query }) });
