import { type Failure, sayingOf } from "../../../core/kernel/failure.ts";
import type { Reason, Saying } from "../../../core/kernel/refusal.ts";
import { LimitedData } from "../../../core/org/usage-limit.rule.ts";
import type { FailedReply } from "../../contract/envelope.ts";

const statusOf: Readonly<Record<Failure["tag"], number>> = {
  offline: 503,
  timeout: 504,
  unauthorized: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  invalid: 422,
  "too-large": 413,
  limited: 429,
  malformed: 500,
  busy: 503,
  full: 507,
  server: 500,
};

const reasonOf = ({ code, values = {} }: Saying): Reason | null => (code === undefined ? null : { code, values });
const reasonsOf = ({ errors, reasons }: Extract<Failure, { readonly tag: "invalid" }>): NonNullable<FailedReply["reasons"]> =>
  Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.map((_, at) => reasons?.[field]?.[at] ?? null)]));

/** The only place where the server turns a failure into a status and an envelope. */
export const failedReply = (failure: Failure, requestId: string): { readonly status: number; readonly body: FailedReply } => {
  const said = sayingOf(failure);
  const { message } = said;
  const reason = reasonOf(said);
  const base = { status: "failed" as const, message, code: failure.tag, request_id: requestId, ...(reason === null ? {} : { reason }) };
  const status = statusOf[failure.tag];
  switch (failure.tag) {
    case "invalid":
      return {
        status,
        body: {
          ...base,
          messages: [...new Set(Object.values(failure.errors).flat())],
          errors: failure.errors,
          reasons: reasonsOf(failure),
        },
      };
    case "forbidden":
      return { status, body: failure.needs === undefined ? base : { ...base, needs: failure.needs } };
    case "conflict":
      return { status, body: failure.current === undefined ? base : { ...base, data: failure.current } };
    case "limited":
      return {
        status,
        body: {
          ...base,
          data: failure.payload,
          ...(LimitedData.is(failure.payload) && failure.payload.suspect_limit === true ? { suspect_limit: true } : {}),
        },
      };
    case "too-large":
      return { status, body: { ...base, limit: failure.limit } };
    case "busy":
      return { status, body: { ...base, retry_after: failure.retryAfter } };
    default:
      return { status, body: base };
  }
};
