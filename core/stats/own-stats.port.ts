import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { OwnStats } from "./own-stats.model.ts";
import type { StatsPeriod } from "./stats-period.model.ts";

/** @property before id of the last gain of the page above, null for the first page */
export type StatsQuery = { readonly period: StatsPeriod; readonly timezone: string; readonly before: number | null };

/** The stats of the signed-in learner. */
export type OwnStatsStore = { readonly of: (query: StatsQuery) => TaskEither<Failure, OwnStats> };
export const OwnStatsStore = token<OwnStatsStore>("stats.own-stats");
