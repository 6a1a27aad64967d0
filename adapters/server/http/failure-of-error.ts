import { requestRefusals } from "../../../core/client/request-refusals.ts";
import { serverRefusals } from "../../../core/client/server-refusals.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Refusal } from "../../../core/kernel/refusal.ts";
import { codeOf, DatabaseBusy, DatabaseUnavailable, isDiskFull } from "../storage/database-error.ts";
import { RequestFailure } from "./body-parser.ts";

/** In seconds; an obstacle to a transaction has usually passed by then. */
const retryAfter = 2;

const obstacleRefusal: Readonly<Record<DatabaseBusy["obstacle"], Refusal>> = {
  contended: failureRefusals.busy,
  crowded: failureRefusals.busy,
  locked: serverRefusals.record_locked,
  slow: serverRefusals.too_slow,
};

/** The failure that a caller sees for an error: what the caller can fix, never internals. */
export const failureOfError = (error: unknown, requestId: string): Failure => {
  if (error instanceof RequestFailure) return error.failure;
  if (isDiskFull(error)) return { tag: "full", ...failureRefusals.storage_full };
  if (error instanceof DatabaseBusy) return { tag: "busy", ...obstacleRefusal[error.obstacle], retryAfter };
  if (error instanceof DatabaseUnavailable) return { tag: "busy", ...serverRefusals.database_away, retryAfter };
  const status = error instanceof Error ? Number(Reflect.get(error, "statusCode") ?? 500) : 500;
  const code = codeOf(error);
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return { tag: "too-large", ...failureRefusals.too_large, limit: 0 };
  if (code === "FST_UNDER_PRESSURE") return { tag: "busy", ...failureRefusals.busy, retryAfter };
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE")
    return { tag: "invalid", ...requestRefusals.body_not_json, errors: { body: ["expected Content-Type application/json"] } };
  if (status >= 400 && status < 500)
    return { tag: "invalid", ...serverRefusals.unreadable_request, errors: { request: ["cannot be read"] } };
  return { tag: "server", ...serverRefusals.fault, requestId };
};
