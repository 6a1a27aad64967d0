import * as t from "io-ts";

/** How long a view lasts, seconds. */
export const viewSeconds = 15 * 60;

/**
 * A view that has begun.
 * @property address of the page to open, with the secret of the view in its fragment
 * @property seconds until it ends by itself
 */
export const BegunView = t.type({ address: t.string, seconds: t.number }, "BegunView");
export type BegunView = t.TypeOf<typeof BegunView>;

/**
 * The view of the tab that asks.
 * @property name of the learner
 * @property seconds until it ends by itself
 */
export const CurrentView = t.type({ con_id: t.number, name: t.string, seconds: t.number }, "CurrentView");
export type CurrentView = t.TypeOf<typeof CurrentView>;

/**
 * The view of the staff application of the tab that asks.
 * @property name of the colleague
 * @property seconds until it ends by itself
 */
export const CurrentStaffView = t.type({ user_id: t.number, name: t.string, seconds: t.number }, "CurrentStaffView");
export type CurrentStaffView = t.TypeOf<typeof CurrentStaffView>;
