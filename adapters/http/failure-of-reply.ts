import type { Failure } from "../../core/kernel/failure.ts";
import { FailedReply } from "../contract/envelope.ts";

const unreadable = (status: number): Failure => ({ tag: "server", message: `The server answered ${status} without saying why.`, requestId: null });

/** The one place where a status and an envelope become a failure. */
export const failureOfReply = (status: number, json: unknown, endpoint: string): Failure => {
  if (!FailedReply.is(json)) return status === 504 ? { tag: "timeout" } : unreadable(status);
  const { message } = json;
  switch (status) {
    case 401:
      return { tag: "unauthorized", message };
    case 403:
      return json.needs === undefined ? { tag: "forbidden", message } : { tag: "forbidden", message, needs: json.needs };
    case 404:
      return { tag: "not-found", message };
    case 409:
      return { tag: "conflict", message, current: json.data };
    case 413:
      return { tag: "too-large", message, limit: json.limit ?? 0 };
    case 422:
      return { tag: "invalid", message, errors: json.errors ?? {} };
    case 429:
      return { tag: "limited", message, payload: json };
    case 503:
      return { tag: "busy", message, retryAfter: json.retry_after ?? 2 };
    case 504:
      return { tag: "timeout" };
    default:
      return json.code === "malformed" ? { tag: "malformed", endpoint, report: [message] } : { tag: "server", message, requestId: json.request_id };
  }
};
