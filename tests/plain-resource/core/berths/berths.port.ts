import type { PlainResource, PlainStore } from "../../../../core/kernel/plain-resource.service.ts";
import { token } from "../../../../core/kernel/token.ts";
import type { Berth, BerthSort, BerthValues } from "./berth.model.ts";

/** Storage of berths. */
export type BerthStore = PlainStore<Berth, BerthValues, BerthSort>;
export const BerthStore = token<BerthStore>("berths.store");

/** The list of berths and their forms. */
export type Berths = PlainResource<Berth, BerthValues, BerthSort>;
export const Berths = token<Berths>("berths.resource");
