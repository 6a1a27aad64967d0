import type { Area } from "../contributions/area.ts";
import { erasedRows } from "../contributions/erase.ts";

/** Of erased contacts nothing is left; the audit log keeps who viewed the portal as them. */
export const area: Area = { erase: erasedRows("views_as") };
