import { type ErrorEvent, framesOf } from "../../../core/client/error-event.model.ts";
import type { ErrorPlace, ServerErrors } from "../http/error-report.ts";
import { type Dsn, sendToSentry } from "./sentry.ts";

type Deps = {
  readonly dsn: Dsn | null;
  readonly now: () => number;
  readonly warn: (message: string, error: unknown) => void;
  readonly version: string;
};

/** Maximum reports per minute, so that an unavailable database does not flood the service. */
const mostAMinute = 20;
const minute = 60;

/** The product's folder, removed from stack traces so that they do not reveal the install path. */
const root = new URL("../../../", import.meta.url);
const withoutRoot = (stack: string | undefined): string | undefined => stack?.replaceAll(root.href, "/").replaceAll(root.pathname, "/");

/** The reported parts of a server error: its kind, call and stack frames; never its message, which may contain user input. */
const serverEvent = (error: unknown, { call, requestId }: ErrorPlace): ErrorEvent => ({
  name: (error instanceof Error ? error.name : typeof error).slice(0, 100),
  call: call.replace(/\b\d+\b/g, ":id").slice(0, 100),
  ...(requestId === undefined ? {} : { request_id: requestId }),
  frames: [...framesOf(withoutRoot(error instanceof Error ? error.stack : undefined))],
});

/** Reports server errors like page errors; without a DSN they are only logged. Never throws and never blocks. */
export const makeServerErrors = ({ dsn, now, warn, version }: Deps): ServerErrors => {
  let [since, told] = [0, 0];
  return (error, place) => {
    if (dsn === null) return;
    const at = now();
    if (at - since >= minute) [since, told] = [at, 0];
    if (told >= mostAMinute) return;
    told += 1;
    void sendToSentry(dsn, serverEvent(error, place), { now: at, version, platform: "node" }).catch((failed: unknown) =>
      warn("an error report was not taken", failed),
    );
  };
};
