import type { Area } from "../contributions/area.ts";
import { serveBanners } from "./serve-banners.ts";
import { serveFiles } from "./serve-files.ts";

/** Serves the files of organisations and the banners of the product. */
export const area: Area = {
  serve: (app, deps) => {
    serveBanners(app);
    serveFiles(app, deps);
  },
};
