import type * as t from "io-ts";
import { exactly } from "../kernel/exactly.ts";
import { BonusTime } from "../lessons/bonus-time.rule.ts";

/** What makes lessons fair for one contact. */
export const Accommodations = exactly("Accommodations", { bonus_time: BonusTime }, {});
export type Accommodations = t.TypeOf<typeof Accommodations>;

/** Those of a contact for whom nothing was set. */
export const noAccommodations: Accommodations = { bonus_time: "standard" };
