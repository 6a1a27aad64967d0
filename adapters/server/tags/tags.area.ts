import type { Area } from "../contributions/area.ts";
import { erasedRows } from "../contributions/erase.ts";

/** What changes of tags store about contacts is erased with them. */
export const area: Area = { erase: erasedRows("tag_rows") };
