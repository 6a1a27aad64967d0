import type * as E from "fp-ts/lib/Either.js";
import { allowed, ask, type OutsideProblem, parsed, Refused, withinTime } from "./outside-request.ts";
import { type OutsideRules, publicWeb } from "./outside-rules.ts";

/**
 * Posts JSON to an address given by users, without ever reaching a private one (SSRF protection); redirects are answers and not followed,
 * and of the response only the status is read.
 * @param stop ends the request when it aborts, as too slow
 * @returns the status
 */
export type OutsidePost = (
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  stop?: AbortSignal,
) => Promise<E.Either<OutsideProblem, number>>;

const timeoutMs = 15_000;

/**
 * @param rules which addresses and ports count as external
 * @param schemes that may be used
 */
export const makeOutsidePost =
  (rules: OutsideRules = publicWeb, schemes: readonly string[] = ["https:"]): OutsidePost =>
  (address, body, headers, stop) =>
    withinTime(
      timeoutMs,
      async (signal) => {
        const url = allowed(parsed(address), rules);
        if (!schemes.includes(url.protocol)) throw new Refused("not allowed");
        const sent = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)), ...headers };
        const answer = await ask(url, rules, { headers: sent, body }, signal);
        answer.destroy();
        return answer.statusCode ?? 0;
      },
      stop,
    );
