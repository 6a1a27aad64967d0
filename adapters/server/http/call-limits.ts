import type { FastifyReply, FastifyRequest } from "fastify";
import type { RateClass } from "../../contract/endpoint.ts";
import { secretHash } from "../auth/secret.ts";
import { callerAddress } from "./caller-address.ts";
import { type Flood, limitHeaders, refuseFlood, type Verdict } from "./flood.ts";

/** Classes of what strangers do: counted by address whoever calls, so that nobody has a budget for each of their sessions. */
const byAddress: ReadonlySet<RateClass> = new Set(["login", "reset", "public"]);

const mostKnown = 10_000;

/**
 * The limit of one call. Each step throws RequestFailure where it is exceeded.
 * @property enter counts the call where its class is counted by address, before anything is read
 * @property look reads a session; of a token that has not been valid of late only while its address is within the limit
 * @property leave counts the call by its session, or by address without one, unless it was counted before
 */
type CallLimit = {
  readonly enter: () => Promise<void>;
  readonly look: <A>(token: string, find: () => Promise<A | null>) => Promise<A | null>;
  readonly leave: (session: string | null) => Promise<void>;
};

export type CallLimits = (request: FastifyRequest, reply: FastifyReply, rate: RateClass) => CallLimit;

/** Holds calls to the limits of their classes, and tells callers how much is left. */
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
