import * as t from "io-ts";
import { textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";

const EventName = t.refinement(t.string, (name) => /^[a-z][a-z_]{0,59}$/.test(name), "a name of small letters and underscores");
const Facts = t.refinement(
  t.record(t.string, t.union([textUpTo(200), t.number, t.boolean])),
  (facts) => Object.keys(facts).length <= 20 && Object.keys(facts).every((key) => key.length <= 60),
  "at most 20 facts",
);

/** A user action, with up to 20 facts. */
export const AnalyticsEvent = exactly("AnalyticsEvent", { name: EventName, facts: Facts }, {});
export type AnalyticsEvent = t.TypeOf<typeof AnalyticsEvent>;

/** The integration that stores events with the organisation's own data. */
export const ownEvents = "events";
