import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/** Numbers of records, without archived and deleted ones; null for kinds that the caller may not see. */
export const ItemCounts = t.type({ contacts: orNull(t.number), lessons: orNull(t.number) }, "ItemCounts");
export type ItemCounts = t.TypeOf<typeof ItemCounts>;
