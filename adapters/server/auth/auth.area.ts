import type { Area } from "../contributions/area.ts";
import { erasedRows } from "../contributions/erase.ts";

/** Erased contacts cannot sign in any more. */
export const area: Area = { erase: erasedRows("sessions", "one_time_codes") };
