import type { Area } from "../contributions/area.ts";
import { serveClosing } from "./serve-closing.ts";

/** Closed organisations are erased when their time is over. */
export const area: Area = { serve: serveClosing };
