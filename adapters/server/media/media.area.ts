import type { Area } from "../contributions/area.ts";
import { serveMedia } from "./serve-media.ts";

/** Serves videos and pictures of organisations. */
export const area: Area = {
  serve: (app, { config, database, sessions, cookies, clock, sealer }) =>
    serveMedia(app, {
      database,
      sessions,
      cookies,
      now: clock.now,
      dataFolder: config.dataFolder,
      linkKey: sealer.keyFor("links to media"),
    }),
};
