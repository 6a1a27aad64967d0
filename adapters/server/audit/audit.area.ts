import type { Area } from "../contributions/area.ts";
import { serveHeadSignatures } from "./serve-head-signatures.ts";

/** Signs the heads of the audit logs in the background. */
export const area: Area = {
  serve: (app, { database, clock, sealer, warn }) =>
    serveHeadSignatures(app, { database, clock, key: sealer.keyFor("heads of the audit log"), warn }),
};
