import * as E from "fp-ts/lib/Either.js";
import { requestRefusals } from "../../../core/client/request-refusals.ts";
import { reports } from "../../contract/reports.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { readDsn, sendToSentry } from "./sentry.ts";

const version = "1";

/** Endpoint for page errors, forwarded if a DSN is configured. */
export const routes: RouteContribution = ({ config }) => {
  const dsn = config.sentryDsn === null ? null : readDsn(config.sentryDsn);
  return routesFor(reports, {
    send:
      ({ body, request }) =>
      async () => {
        if (dsn === null) return E.right({ status: "success" as const, sent: false });
        try {
          await sendToSentry(dsn, body, { now: request.now, version, platform: "javascript" });
          return E.right({ status: "success" as const, sent: true });
        } catch {
          return E.left({ tag: "busy", ...requestRefusals.report_not_taken, retryAfter: 60 });
        }
      },
  });
};
