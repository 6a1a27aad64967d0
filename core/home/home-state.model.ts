import * as t from "io-ts";
import type { Remote } from "../kernel/remote.ts";
import { FeatureUsage } from "../org/feature-usage.model.ts";
import { Task } from "../tasks/task.model.ts";
import { ItemCounts } from "./item-counts.model.ts";
import { NewsItem } from "./news.model.ts";

/** The parts of Home. */
export const homeShapes = {
  counts: ItemCounts,
  /** number of live campaigns */
  live: t.number,
  /** texts of this month; null if the usage is not known */
  texts: t.union([FeatureUsage, t.null]),
  /** launch tasks, unfinished first */
  steps: t.readonlyArray(Task),
  news: t.readonlyArray(NewsItem),
} as const;

/** The name of a part. */
export type HomePart = keyof typeof homeShapes;
/** The value of a part. */
export type HomeValue<P extends HomePart> = t.TypeOf<(typeof homeShapes)[P]>;
/** The state of each part. */
export type HomeState = { readonly [P in HomePart]: Remote<HomeValue<P>> };
