import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { AccessRule } from "../../core/access/access-rule.rule.ts";
import { type HeldIdentity, identityHeaders } from "../../core/client/identity-headers.rule.ts";
import { type ClientIdentity, nobodyHeld } from "../../core/client/identity.service.ts";
import { unwrapValues } from "../../core/client/unwrap-value.rule.ts";
import { decodeReport } from "../../core/kernel/decode-report.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { fast } from "../../core/kernel/guard/fast.ts";
import { jsonIn } from "../../core/kernel/json-in.ts";
import type { Stop } from "../../core/kernel/stop.ts";
import { token } from "../../core/kernel/token.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { failureOfReply } from "./failure-of-reply.ts";
import { requestOf } from "./request-of.ts";

/** The input of a call; spread `none` first and override what the call takes. */
export type CallInput<P, Q, B> = {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** for calls that take a file */ readonly file?: Blob;
};
export const none = { params: {}, query: {}, body: {} } as const;

/**
 * Options of one call.
 * @property track false: its failure is not sent to the error reports
 * @property teams comma-separated ids, instead of the active team
 * @property stop aborts the call: its failure is reported to no one
 * @property keepalive the call is sent also when the page is left meanwhile; its body is short
 */
export type CallOptions = { readonly track?: false; readonly teams?: string; readonly stop?: Stop; readonly keepalive?: true };

/** Calls endpoints over HTTP: one request, one reply, every failure mapped in one place. */
export type Caller = <A extends AccessRule, P, Q, B, R>(
  endpoint: Endpoint<A, P, Q, B, R>,
  input: CallInput<P, Q, B>,
  options?: CallOptions,
) => TaskEither<Failure, R>;
export const Caller = token<Caller>("http.caller");

export type CallerDeps = {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** "" in a browser; `http://host:port` elsewhere */
  readonly origin: string;
  /** the client's current credentials */
  readonly identity?: () => ClientIdentity;
  /** the newest CSRF token; null where there is none */
  readonly csrf?: () => HeldIdentity["csrf"];
};

const timeoutMs = 30_000;
const uploadMs = 600_000;

const isFailed = (json: unknown): boolean => typeof json === "object" && json !== null && Reflect.get(json, "status") === "failed";

/**
 * @returns a caller on `fetch`; a request times out after 30 s, one that carries a file after 10 minutes; a truncated response is a failure
 */
export const makeCaller =
  ({ fetch, origin, identity = () => nobodyHeld, csrf = () => null }: CallerDeps): Caller =>
  (endpoint, input, options = {}) =>
  async () => {
    const held = identity();
    const { address, body } = requestOf(endpoint, input, held, options.teams ?? null);
    const broken = new AbortController();
    const forget = options.stop?.onStop(() => broken.abort());
    try {
      const response = await fetch(origin + address, {
        method: endpoint.method,
        credentials: "same-origin",
        headers: {
          accept: "application/json",
          ...(body === null ? {} : { "content-type": input.file === undefined ? "application/json" : "application/octet-stream" }),
          ...identityHeaders({ ...held, csrf: csrf() }),
        },
        ...(body === null ? {} : { body: input.file ?? body }),
        ...(options.keepalive === true ? { keepalive: true } : {}),
        signal: AbortSignal.any([broken.signal, AbortSignal.timeout(input.file === undefined ? timeoutMs : uploadMs)]),
      });
      const json = jsonIn(await response.text());
      if (!response.ok || isFailed(json))
        return E.left(failureOfReply(response.status, json, endpoint.name, response.headers.get("retry-after")));
      const decoded = fast(endpoint.reply)(endpoint.wrapsValues ? unwrapValues(json) : json);
      if (E.isRight(decoded)) return decoded;
      return E.left({
        tag: "malformed",
        endpoint: endpoint.name,
        report: decodeReport(decoded.left).map(({ path, message }) => `${path}: ${message}`),
      });
    } catch (error) {
      return E.left(error instanceof DOMException && error.name === "TimeoutError" ? { tag: "timeout" } : { tag: "offline" });
    } finally {
      forget?.();
    }
  };
