import { serverRefusals } from "../../../core/client/server-refusals.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { codeOf, DatabaseBusy, DatabaseUnavailable, isDiskFull } from "../storage/database-error.ts";
import { RequestFailure } from "./body-parser.ts";

/** In seconds; what is in the way of a transaction is gone by then as a rule. */
const retryAfter = 2;

const obstacleMessage: Readonly<Record<DatabaseBusy["obstacle"], string>> = {
  contended: failureRefusals.busy,
  crowded: failureRefusals.busy,
  locked: serverRefusals.record_locked,
  slow: serverRefusals.too_slow,
};

/** What the world may learn of an error: what the caller can mend, never the inside. */
export const failureOfError = (error: unknown, requestId: string): Failure => {
  if (error instanceof RequestFailure) return error.failure;
  if (isDiskFull(error)) return { tag: "full", message: serverRefusals.storage_full };
  if (error instanceof DatabaseBusy) return { tag: "busy", message: obstacleMessage[error.obstacle], retryAfter };
  if (error instanceof DatabaseUnavailable) return { tag: "busy", message: serverRefusals.database_away, retryAfter };
  const status = error instanceof Error ? Number(Reflect.get(error, "statusCode") ?? 500) : 500;
  const code = codeOf(error);
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return { tag: "too-large", message: failureRefusals.too_large, limit: 0 };
  if (code === "FST_UNDER_PRESSURE") return { tag: "busy", message: failureRefusals.busy, retryAfter };
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE")
    return { tag: "invalid", message: "Send the body as application/json.", errors: { body: ["expected Content-Type application/json"] } };
  if (status >= 400 && status < 500)
    return { tag: "invalid", message: serverRefusals.unreadable_request, errors: { request: ["cannot be read"] } };
  return { tag: "server", message: serverRefusals.fault, requestId };
};
