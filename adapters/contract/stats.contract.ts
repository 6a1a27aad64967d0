import * as t from "io-ts";
import { learners } from "../../core/access/access-rule.rule.ts";
import { TimeZone } from "../../core/kernel/dates.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { OwnStats } from "../../core/stats/own-stats.model.ts";
import { StatsPeriod } from "../../core/stats/stats-period.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { intTextBetween, orNullText } from "./wire.ts";

/** Endpoints for learners: their points. */
export const stats = {
  own: endpoint({
    ...noInput,
    name: "stats.own",
    summary: "Returns the learner's points of a period with the reason of each gain, their rank without names, and their streak.",
    method: "GET",
    path: "/api/cg/stats",
    access: learners,
    query: t.type(
      {
        period: orDefault(StatsPeriod, "month"),
        timezone: orDefault(TimeZone, "UTC"),
        before: orNullText(intTextBetween(1, Number.MAX_SAFE_INTEGER)),
      },
      "StatsQuery",
    ),
    reply: OwnStats,
  }),
} as const;
