import { serverRefusals } from "../../core/client/server-refusals.ts";
import { failureRefusals } from "../../core/kernel/failure-refusals.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { worded } from "../../core/kernel/worded.ts";
import { FailedReply } from "../contract/envelope.ts";

const retrySeconds = 2;

/**
 * What a status says by itself, where a proxy or another server answered without our whole envelope.
 * @param said its message; null when it has none
 */
const unreadable = (status: number, retryAfter: number, said: string | null, json: unknown): Failure => {
  switch (status) {
    case 401:
      return { tag: "unauthorized", message: said ?? failureRefusals.not_logged_in };
    case 403:
      return { tag: "forbidden", message: said ?? failureRefusals.not_permitted };
    case 404:
      return { tag: "not-found", message: said ?? failureRefusals.nothing_here };
    case 413:
      return { tag: "too-large", message: said ?? failureRefusals.too_large, limit: 0 };
    case 429:
      return { tag: "limited", message: said ?? failureRefusals.limit_reached, payload: json };
    case 503:
      return { tag: "busy", message: said ?? failureRefusals.busy, retryAfter };
    case 504:
      return { tag: "timeout" };
    case 507:
      return { tag: "full", message: said ?? serverRefusals.storage_full };
    default:
      return { tag: "server", message: said ?? worded(failureRefusals.unexplained, { status }), requestId: null };
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
  const said = words(json);
  if (status < 400 && said !== null)
    return {
      tag: "invalid",
      message: said.message,
      errors: FailedReply.is(json) ? (json.errors ?? {}) : {},
      ...(said.messages.length === 0 ? {} : { messages: said.messages }),
    };
  if (!FailedReply.is(json)) return unreadable(status, wait, said?.message ?? null, json);
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
      return { tag: "busy", message, retryAfter: json.retry_after ?? wait };
    case 504:
      return { tag: "timeout" };
    case 507:
      return { tag: "full", message };
    default:
      return json.code === "malformed"
        ? { tag: "malformed", endpoint, report: [message] }
        : { tag: "server", message, requestId: json.request_id };
  }
};
