import type { Area } from "../contributions/area.ts";
import { erasedRows } from "../contributions/erase.ts";

/** Of erased contacts nothing is left; the audit log keeps who looked at what they saw. */
export const area: Area = { erase: erasedRows("views_as") };
