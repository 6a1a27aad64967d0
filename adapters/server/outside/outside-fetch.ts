import type * as E from "fp-ts/lib/Either.js";
import type { IncomingMessage } from "node:http";
import { allowed, ask, type OutsideProblem, parsed, Refused, withinTime } from "./outside-request.ts";
import { type OutsideRules, publicWeb } from "./outside-rules.ts";

/**
 * The response of an external address.
 * @property url after redirects
 * @property type media type with its parameters
 */
export type OutsideReply = { readonly url: string; readonly type: string; readonly body: Buffer };

/**
 * @property most maximum bytes
 * @property timeoutMs for everything together, including redirects
 * @property headers sent besides, to the origin of the address alone
 */
export type OutsideLimits = {
  readonly accept: string;
  readonly most: number;
  readonly timeoutMs: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Fetches an address given by users or other servers, without ever reaching a private one (SSRF protection). */
export type OutsideFetch = (address: string, limits: OutsideLimits) => Promise<E.Either<OutsideProblem, OutsideReply>>;

const mostRedirects = 3;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
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
  { accept, most, headers = {} }: OutsideLimits,
  rules: OutsideRules,
  signal: AbortSignal,
): Promise<OutsideReply> => {
  let url = allowed(parsed(address), rules);
  const { origin } = url;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const answer = await ask(url, rules, { headers: url.origin === origin ? { ...headers, accept } : { accept } }, signal);
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
  (address, limits) =>
    withinTime(limits.timeoutMs, (signal) => followed(address, limits, rules, signal));
