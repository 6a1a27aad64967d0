import * as t from "io-ts";

export const PlanName = t.keyof({ free: null, starter: null, pro: null }, "PlanName");
export type PlanName = t.TypeOf<typeof PlanName>;

/**
 * A plan as the sign-up page shows it.
 * @property price_cents US cents a month
 * @property contacts maximum number of contacts, null without a limit
 */
export const PlanInfo = t.type(
  {
    plan: PlanName,
    label: t.string,
    price_cents: t.number,
    trial_days: t.number,
    contacts: t.union([t.number, t.null]),
    users: t.union([t.number, t.null]),
    features: t.readonlyArray(t.string),
  },
  "PlanInfo",
);
export type PlanInfo = t.TypeOf<typeof PlanInfo>;
