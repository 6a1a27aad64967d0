import type { Area } from "../contributions/area.ts";
import { serveBanners } from "./serve-banners.ts";
import { serveFiles } from "./serve-files.ts";
import { serveShared } from "./serve-shared.ts";

/** Serves the files of organisations, those behind links, and the banners of the product. */
export const area: Area = {
  serve: (app, deps) => {
    serveBanners(app);
    serveFiles(app, deps);
    serveShared(app, deps);
  },
};
