import type { Area } from "../contributions/area.ts";
import { erasedRows } from "../contributions/erase.ts";
import { serveOidc } from "./serve-oidc.ts";
import { serveSweeping } from "./serve-sweeping.ts";

/** Single sign-on and deletion of expired rows; erased contacts can no longer sign in. */
export const area: Area = {
  erase: erasedRows("sessions", "one_time_codes"),
  serve: (app, { config, database, sessions, cookies, clock, origin, warn }) => {
    if (config.oidc !== null) serveOidc(app, config.oidc, { database, sessions, cookies, now: clock.now, origin });
    serveSweeping(app, database, clock, warn);
  },
};
