import type { Area } from "../contributions/area.ts";
import { erasedRows } from "../contributions/erase.ts";

/** What bulk actions store about contacts is erased with them. */
export const area: Area = { erase: erasedRows("bulk_rows") };
