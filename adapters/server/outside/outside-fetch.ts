import * as E from "fp-ts/lib/Either.js";
import type { LookupAddress } from "node:dns";
import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { type OutsideRules, publicWeb } from "./outside-rules.ts";

/** Why an external address could not be fetched. */
export type OutsideProblem = "not an address" | "not allowed" | "unreachable" | "too many redirects" | "too slow" | "too large";

/**
 * The response of an external address.
 * @property url after redirects
 * @property type media type with its parameters
 */
export type OutsideReply = { readonly url: string; readonly type: string; readonly body: Buffer };

/**
 * @property most maximum bytes
 * @property timeoutMs for everything together, including redirects
 */
export type OutsideLimits = { readonly accept: string; readonly most: number; readonly timeoutMs: number };

/** Fetches an address given by users or other servers, without ever reaching a private one (SSRF protection). */
export type OutsideFetch = (address: string, limits: OutsideLimits) => Promise<E.Either<OutsideProblem, OutsideReply>>;

class Refused extends Error {
  readonly problem: OutsideProblem;
  constructor(problem: OutsideProblem) {
    super(problem);
    this.problem = problem;
  }
}

const mostRedirects = 3;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, "$1");

const parsed = (address: string, base?: URL): URL => {
  const url = URL.parse(address, base);
  if (url === null) throw new Refused("not an address");
  return url;
};

const allowed = (url: URL, rules: OutsideRules): URL => {
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

const answerOf = (request: ClientRequest): Promise<IncomingMessage> => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.once("response", resolve).on("error", reject).end();
  return promise;
};

const ask = async (url: URL, rules: OutsideRules, accept: string, signal: AbortSignal): Promise<IncomingMessage> => {
  const addresses = await addressesOf(url, rules);
  signal.throwIfAborted();
  const options = {
    agent: false,
    signal,
    lookup: pinned(addresses),
    headers: { accept, "accept-encoding": "identity", "user-agent": "Cygnet" },
  };
  return answerOf(url.protocol === "https:" ? requestHttps(url, options) : requestHttp(url, options));
};

const bodyOf = async (answer: IncomingMessage, most: number): Promise<Buffer> => {
  if (Number(answer.headers["content-length"] ?? 0) > most) throw new Refused("too large");
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    if (!Buffer.isBuffer(part)) continue;
    length += part.length;
    if (length > most) throw new Refused("too large");
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const followed = async (
  address: string,
  { accept, most }: OutsideLimits,
  rules: OutsideRules,
  signal: AbortSignal,
): Promise<OutsideReply> => {
  let url = allowed(parsed(address), rules);
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const answer = await ask(url, rules, accept, signal);
    try {
      const { location } = answer.headers;
      if (!redirects.has(answer.statusCode ?? 0) || location === undefined) {
        if (answer.statusCode !== 200 || (answer.headers["content-encoding"] ?? "identity") !== "identity")
          throw new Refused("unreachable");
        return { url: url.href, type: answer.headers["content-type"] ?? "", body: await bodyOf(answer, most) };
      }
      url = allowed(parsed(location, url), rules);
    } finally {
      answer.destroy();
    }
  }
  throw new Refused("too many redirects");
};

/** @param rules which addresses and ports count as external */
export const makeOutsideFetch =
  (rules: OutsideRules = publicWeb): OutsideFetch =>
  async (address, limits) => {
    const signal = AbortSignal.timeout(limits.timeoutMs);
    const tooSlow = Promise.withResolvers<never>();
    signal.addEventListener("abort", () => tooSlow.reject(new Refused("too slow")), { once: true });
    try {
      return E.right(await Promise.race([followed(address, limits, rules, signal), tooSlow.promise]));
    } catch (error) {
      if (error instanceof Refused) return E.left(error.problem);
      return E.left(signal.aborted ? "too slow" : "unreachable");
    }
  };
