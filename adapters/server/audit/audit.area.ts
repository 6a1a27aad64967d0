import type { Area } from "../contributions/area.ts";
import { serveHeadSignatures } from "./serve-head-signatures.ts";

/** The ends of the audit logs are signed in the background. */
export const area: Area = {
  serve: (app, { database, clock, sealer, warn }) =>
    serveHeadSignatures(app, { database, clock, key: sealer.keyFor("heads of the audit log"), warn }),
};
