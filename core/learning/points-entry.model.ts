import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { PointsRule } from "./points-rule.model.ts";

/** One gain of points. */
export const PointsGain = t.type(
  {
    /** uuid of the item */
    item: t.string,
    /** difference to the item's points before; negative only after reviews */
    points: t.number,
    rule: PointsRule,
    /** from the first display to the answer, where the time decides */
    seconds: orNull(t.number),
    /** epoch seconds */
    at: t.number,
  },
  "PointsGain",
);
export type PointsGain = t.TypeOf<typeof PointsGain>;
