import type { Area } from "../contributions/area.ts";
import { serveUploads } from "./serve-uploads.ts";

/** Receives uploads. */
export const area: Area = { serve: serveUploads };
