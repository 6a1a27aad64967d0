import type { FastifyReply, FastifyRequest } from "fastify";
import type { RateClass } from "../../contract/endpoint.ts";
import { secretHash } from "../auth/secret.crypto.ts";
import { callerAddress } from "./caller-address.ts";
import { type Flood, limitHeaders, refuseFlood, type Verdict } from "./flood.ts";

/** Classes open to callers without an account: counted by address, so that no caller gets a separate budget per session. */
const byAddress: ReadonlySet<RateClass> = new Set(["login", "reset", "public"]);

const mostKnown = 10_000;

/**
 * The limit of one call. Each step throws RequestFailure where it is exceeded.
 * @property enter counts the call where its class is counted by address, before anything is read
 * @property look reads a session; for a token that was not recently valid only while its address is within the limit
 * @property leave counts the call by its session, or by address without one, unless `enter` counted it
 */
type CallLimit = {
  readonly enter: () => Promise<void>;
  readonly look: <A>(token: string, find: () => Promise<A | null>) => Promise<A | null>;
  readonly leave: (session: string | null) => Promise<void>;
};

export type CallLimits = (request: FastifyRequest, reply: FastifyReply, rate: RateClass) => CallLimit;

/** Enforces the rate limits of calls, and sends the remaining budget in the headers. */
export const makeCallLimits = (flood: Flood): CallLimits => {
  const known = new Set<string>();
  return (request, reply, rate) => {
    const address = callerAddress(request.ip);
    const told = (verdict: Verdict): void => {
      reply.headers(limitHeaders(verdict));
      refuseFlood(verdict);
    };
    return {
      enter: async () => {
        if (byAddress.has(rate)) told(await flood.count(request, address, rate));
      },
      look: async (token, find) => {
        const hash = secretHash(token);
        if (!known.has(hash)) refuseFlood(await flood.peek(request, address, rate));
        const found = await find();
        if (known.size > mostKnown) known.clear();
        if (found === null) known.delete(hash);
        else known.add(hash);
        return found;
      },
      leave: async (session) => {
        if (!byAddress.has(rate)) told(await flood.count(request, session ?? address, rate));
      },
    };
  };
};
