import { failureRefusals } from "../../core/kernel/failure-refusals.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import type { Refusal, Saying } from "../../core/kernel/refusal.ts";
import { FailedReply } from "../contract/envelope.ts";

const retrySeconds = 2;

/** The refusal for a status where a proxy or another server replied without the envelope. */
const unsaid: Readonly<Record<number, Refusal>> = {
  401: failureRefusals.not_logged_in,
  403: failureRefusals.not_permitted,
  404: failureRefusals.nothing_here,
  413: failureRefusals.too_large,
  429: failureRefusals.limit_reached,
  503: failureRefusals.busy,
  507: failureRefusals.storage_full,
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
 * @param retryAfter the `Retry-After` header, in seconds
 */
export const failureOfReply = (status: number, json: unknown, endpoint: string, retryAfter: string | null = null): Failure => {
  const wait = /^\d{1,5}$/.test(retryAfter ?? "") ? Number(retryAfter) : retrySeconds;
  const read = words(json);
  const whole = FailedReply.is(json) ? json : null;
  if (status < 400 && read !== null)
    return {
      tag: "invalid",
      message: read.message,
      errors: whole?.errors ?? {},
      ...(read.messages.length === 0 ? {} : { messages: read.messages }),
    };
  const said: Saying =
    read === null ? (unsaid[status] ?? failureRefusals.unexplained({ status })) : { message: read.message, ...whole?.reason };
  switch (status) {
    case 401:
      return { tag: "unauthorized", ...said };
    case 403:
      return { tag: "forbidden", ...said, ...(whole?.needs === undefined ? {} : { needs: whole.needs }) };
    case 404:
      return { tag: "not-found", ...said };
    case 413:
      return { tag: "too-large", ...said, limit: whole?.limit ?? 0 };
    case 429:
      return { tag: "limited", ...said, payload: json };
    case 503:
      return { tag: "busy", ...said, retryAfter: whole?.retry_after ?? wait };
    case 504:
      return { tag: "timeout" };
    case 507:
      return { tag: "full", ...said };
  }
  if (whole === null) return { tag: "server", ...said, requestId: null };
  if (status === 409) return { tag: "conflict", ...said, current: whole.data };
  if (status !== 422)
    return whole.code === "malformed"
      ? { tag: "malformed", endpoint, report: [whole.message] }
      : { tag: "server", ...said, requestId: whole.request_id };
  const { errors = {}, reasons = {} } = whole;
  return {
    tag: "invalid",
    ...said,
    errors,
    ...(Object.values(reasons)
      .flat()
      .some((reason) => reason !== null)
      ? { reasons }
      : {}),
  };
};
