import { type ErrorEvent, framesOf } from "../../../core/client/error-event.model.ts";
import type { ErrorPlace, ServerErrors } from "../http/error-report.ts";
import { type Dsn, sendToSentry } from "./sentry.ts";

type Deps = {
  readonly dsn: Dsn | null;
  readonly now: () => number;
  readonly warn: (message: string, error: unknown) => void;
  readonly version: string;
};

/** Reports of one minute at most: a database that is gone must not flood the service as well. */
const mostAMinute = 20;
const minute = 60;

/** Folder of the product: where it is installed is nobody's business. */
const root = new URL("../../../", import.meta.url);
const withoutRoot = (stack: string | undefined): string | undefined => stack?.replaceAll(root.href, "/").replaceAll(root.pathname, "/");

/**
 * What is told of an error of the server: its kind, the call and the places in the code; never its message, which may hold what somebody
 * typed.
 */
const serverEvent = (error: unknown, { call, requestId }: ErrorPlace): ErrorEvent => ({
  name: (error instanceof Error ? error.name : typeof error).slice(0, 100),
  call: call.replace(/\b\d+\b/g, ":id").slice(0, 100),
  ...(requestId === undefined ? {} : { request_id: requestId }),
  frames: [...framesOf(withoutRoot(error instanceof Error ? error.stack : undefined))],
});

/**
 * Hands errors on as pages' errors are handed on; without an address they stand in the log alone. Never throws and keeps nobody waiting.
 */
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
