import * as E from "fp-ts/lib/Either.js";
import type { LookupAddress } from "node:dns";
import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { OutsideRules } from "./outside-rules.ts";

/** Why an external address could not be fetched. */
export type OutsideProblem = "not an address" | "not allowed" | "unreachable" | "too many redirects" | "too slow" | "too large";

/** A request that was refused or given up. */
export class Refused extends Error {
  readonly problem: OutsideProblem;
  constructor(problem: OutsideProblem) {
    super(problem);
    this.problem = problem;
  }
}

const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, "$1");

/** @throws Refused when it is no address */
export const parsed = (address: string, base?: URL): URL => {
  const url = URL.parse(address, base);
  if (url === null) throw new Refused("not an address");
  return url;
};

/** @throws Refused when its scheme, port or user name is not allowed */
export const allowed = (url: URL, rules: OutsideRules): URL => {
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (!isWeb || url.username !== "" || url.password !== "" || url.hostname === "") throw new Refused("not allowed");
  if (!rules.isPort(Number(url.port) || (url.protocol === "https:" ? 443 : 80))) throw new Refused("not allowed");
  return url;
};

/** Every address of the host; all must be allowed, since one private among them is an attack or a mistake. */
const addressesOf = async (url: URL, rules: OutsideRules): Promise<readonly LookupAddress[]> => {
  const host = bare(url.hostname);
  const family = isIP(host);
  const found = family === 0 ? await rules.resolve(host) : [{ address: host, family }];
  if (found.length === 0) throw new Refused("unreachable");
  if (!found.every(({ address }) => rules.isAddress(address))) throw new Refused("not allowed");
  return found;
};

/** Pins the socket to the checked addresses, which prevents DNS rebinding. */
const pinned =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, { all }, found) => {
    const [first] = addresses;
    if (all === true) return found(null, [...addresses]);
    return found(null, first?.address ?? "", first?.family ?? 0);
  };

const answerOf = (request: ClientRequest, body: string | undefined): Promise<IncomingMessage> => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.once("response", resolve).on("error", reject).end(body);
  return promise;
};

/** @property body of a POST; absent for a GET */
export type OutsideAsk = { readonly headers: Readonly<Record<string, string>>; readonly body?: string };

/**
 * Requests an allowed address, at the network addresses that were checked, without following redirects.
 * @throws Refused when one of them is not allowed
 */
export const ask = async (url: URL, rules: OutsideRules, { headers, body }: OutsideAsk, signal: AbortSignal): Promise<IncomingMessage> => {
  const addresses = await addressesOf(url, rules);
  signal.throwIfAborted();
  const options = {
    agent: false,
    signal,
    method: body === undefined ? "GET" : "POST",
    lookup: pinned(addresses),
    headers: { ...headers, "accept-encoding": "identity", "user-agent": "Cygnet" },
  };
  return answerOf(url.protocol === "https:" ? requestHttps(url, options) : requestHttp(url, options), body);
};

/**
 * Runs a request within a time limit, and returns why it was refused or failed.
 * @param stop ends it earlier, as too slow
 */
export const withinTime = async <A>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<A>,
  stop?: AbortSignal,
): Promise<E.Either<OutsideProblem, A>> => {
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = stop === undefined ? limit : AbortSignal.any([limit, stop]);
  if (signal.aborted) return E.left("too slow");
  const tooSlow = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => tooSlow.reject(new Refused("too slow")), { once: true });
  try {
    return E.right(await Promise.race([work(signal), tooSlow.promise]));
  } catch (error) {
    if (error instanceof Refused) return E.left(error.problem);
    return E.left(signal.aborted ? "too slow" : "unreachable");
  }
};
