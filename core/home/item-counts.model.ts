import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/** How many there are, without what is archived or deleted; null for what the caller may not see. */
export const ItemCounts = t.type({ contacts: orNull(t.number), lessons: orNull(t.number) }, "ItemCounts");
export type ItemCounts = t.TypeOf<typeof ItemCounts>;
