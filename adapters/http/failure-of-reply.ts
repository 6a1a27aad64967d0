import { serverRefusals } from "../../core/client/server-refusals.ts";
import { failureRefusals } from "../../core/kernel/failure-refusals.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import type { Saying } from "../../core/kernel/refusal.ts";
import { FailedReply } from "../contract/envelope.ts";

const retrySeconds = 2;

/**
 * What a status says by itself, where a proxy or another server answered without our whole envelope.
 * @param said its message; null when it has none
 */
const unreadable = (status: number, retryAfter: number, said: Saying | null, json: unknown): Failure => {
  switch (status) {
    case 401:
      return { tag: "unauthorized", ...(said ?? failureRefusals.not_logged_in) };
    case 403:
      return { tag: "forbidden", ...(said ?? failureRefusals.not_permitted) };
    case 404:
      return { tag: "not-found", ...(said ?? failureRefusals.nothing_here) };
    case 413:
      return { tag: "too-large", ...(said ?? failureRefusals.too_large), limit: 0 };
    case 429:
      return { tag: "limited", ...(said ?? failureRefusals.limit_reached), payload: json };
    case 503:
      return { tag: "busy", ...(said ?? failureRefusals.busy), retryAfter };
    case 504:
      return { tag: "timeout" };
    case 507:
      return { tag: "full", ...(said ?? serverRefusals.storage_full) };
    default:
      return { tag: "server", ...(said ?? failureRefusals.unexplained({ status })), requestId: null };
  }
};

const words = (json: unknown): { readonly message: string; readonly messages: readonly string[] } | null => {
  if (typeof json !== "object" || json === null || Reflect.get(json, "status") !== "failed") return null;
  const message: unknown = Reflect.get(json, "message");
  const listed: unknown = Reflect.get(json, "messages");
  const messages = Array.isArray(listed) ? listed.filter((one) => typeof one === "string") : [];
  const first = typeof message === "string" ? message : messages[0];
  return first === undefined ? null : { message: first, messages };
};

/**
 * The one place where a status and an envelope become a failure.
 * @param retryAfter the header of that name, in seconds
 */
export const failureOfReply = (status: number, json: unknown, endpoint: string, retryAfter: string | null = null): Failure => {
  const wait = /^\d{1,5}$/.test(retryAfter ?? "") ? Number(retryAfter) : retrySeconds;
  const read = words(json);
  if (status < 400 && read !== null)
    return {
      tag: "invalid",
      message: read.message,
      errors: FailedReply.is(json) ? (json.errors ?? {}) : {},
      ...(read.messages.length === 0 ? {} : { messages: read.messages }),
    };
  if (!FailedReply.is(json)) return unreadable(status, wait, read === null ? null : { message: read.message }, json);
  const said: Saying = { message: json.message, ...json.reason };
  switch (status) {
    case 401:
      return { tag: "unauthorized", ...said };
    case 403:
      return json.needs === undefined ? { tag: "forbidden", ...said } : { tag: "forbidden", ...said, needs: json.needs };
    case 404:
      return { tag: "not-found", ...said };
    case 409:
      return { tag: "conflict", ...said, current: json.data };
    case 413:
      return { tag: "too-large", ...said, limit: json.limit ?? 0 };
    case 422: {
      const failure = { tag: "invalid" as const, ...said, errors: json.errors ?? {} };
      return json.reasons === undefined ||
        Object.values(json.reasons)
          .flat()
          .every((reason) => reason === null)
        ? failure
        : { ...failure, reasons: json.reasons };
    }
    case 429:
      return { tag: "limited", ...said, payload: json };
    case 503:
      return { tag: "busy", ...said, retryAfter: json.retry_after ?? wait };
    case 504:
      return { tag: "timeout" };
    case 507:
      return { tag: "full", ...said };
    default:
      return json.code === "malformed"
        ? { tag: "malformed", endpoint, report: [json.message] }
        : { tag: "server", ...said, requestId: json.request_id };
  }
};
