import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { AccessRule } from "../../core/access/access-rule.rule.ts";
import { decodeReport } from "../../core/kernel/decode-report.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { fast } from "../../core/kernel/fast.ts";
import { token } from "../../core/kernel/token.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { failureOfReply } from "./failure-of-reply.ts";

/** What a call is given; spread `none` first and override what the call takes. */
export type CallInput<P, Q, B> = { readonly params: P; readonly query: Q; readonly body: B };
export const none = { params: {}, query: {}, body: {} } as const;

/** Calls endpoints over HTTP: one request, one answer, every failure mapped in one place. */
export type Caller = <A extends AccessRule, P, Q, B, R>(endpoint: Endpoint<A, P, Q, B, R>, input: CallInput<P, Q, B>) => TaskEither<Failure, R>;
export const Caller = token<Caller>("http.caller");

export type CallerDeps = {
  readonly fetch: typeof globalThis.fetch;
  /** "" in a browser; `http://host:port` elsewhere */
  readonly origin: string;
  /** identity headers that the client holds now */
  readonly headers: () => Readonly<Record<string, string>>;
  /** told of every failure before the caller sees it */
  readonly onFailure: (failure: Failure, endpointName: string) => void;
  readonly isOnline: () => boolean;
};

const timeoutMs = 30_000;

const addressOf = (path: string, params: Readonly<Record<string, string>>, query: Readonly<Record<string, string | undefined>>): string => {
  const filled = path.replace(/:([A-Za-z_]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
  return search.size === 0 ? filled : `${filled}?${search}`;
};

/** @returns a caller on `fetch`; a request that is not answered in 30 s is a timeout */
export const makeCaller = (deps: CallerDeps): Caller => (endpoint, input) => async () => {
  const failed = (failure: Failure): E.Either<Failure, never> => {
    deps.onFailure(failure, endpoint.name);
    return E.left(failure);
  };
  const address = addressOf(endpoint.path, endpoint.params.encode(input.params), endpoint.query.encode(input.query));
  const withBody = endpoint.method === "POST" || endpoint.method === "PUT";
  try {
    const response = await deps.fetch(deps.origin + address, {
      method: endpoint.method,
      credentials: "same-origin",
      headers: { accept: "application/json", ...(withBody ? { "content-type": "application/json" } : {}), ...deps.headers() },
      ...(withBody ? { body: JSON.stringify(endpoint.body.encode(input.body)) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const json: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return failed(failureOfReply(response.status, json, endpoint.name));
    const decoded = fast(endpoint.reply)(json);
    if (E.isRight(decoded)) return decoded;
    return failed({ tag: "malformed", endpoint: endpoint.name, report: decodeReport(decoded.left).map(({ path, message }) => `${path}: ${message}`) });
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") return failed({ tag: "timeout" });
    return failed({ tag: "offline" });
  }
};
