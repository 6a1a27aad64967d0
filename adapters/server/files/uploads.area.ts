import type { Area } from "../contributions/area.ts";
import { erasedRows } from "../contributions/erase.ts";
import { serveUploads } from "./serve-uploads.ts";

/** Receives uploads; those of erased contacts are deleted. */
export const area: Area = { serve: serveUploads, erase: erasedRows("file_uploads") };
