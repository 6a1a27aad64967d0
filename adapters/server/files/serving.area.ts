import type { Area } from "../contributions/area.ts";
import { serveFiles } from "./serve-files.ts";

/** Serves the files of organisations. */
export const area: Area = { serve: serveFiles };
