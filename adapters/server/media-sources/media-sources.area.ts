import type { Area } from "../contributions/area.ts";
import { serveConnecting } from "./serve-connecting.ts";
import { serveThumbnails } from "./serve-thumbnails.ts";

/** Connects accounts at sources of others, and shows what is there. */
export const area: Area = {
  serve: (app, deps) => {
    serveConnecting(app, deps);
    serveThumbnails(app, deps);
  },
};
