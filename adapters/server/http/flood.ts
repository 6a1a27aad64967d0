import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RateClass } from "../../contract/endpoint.ts";

/** Requests allowed in a window. @property window seconds */
type Limit = { readonly max: number; readonly window: number };

const limits: Readonly<Record<RateClass, Limit>> = {
  general: { max: 600, window: 60 },
  write: { max: 120, window: 60 },
  search: { max: 60, window: 60 },
  assistant: { max: 20, window: 60 },
  login: { max: 20, window: 60 },
  reset: { max: 5, window: 3600 },
  upload: { max: 60, window: 3600 },
  public: { max: 60, window: 60 },
};

/** @property reset seconds until the window ends */
export type Verdict = { readonly allowed: boolean; readonly limit: number; readonly remaining: number; readonly reset: number };
export type Flood = (request: FastifyRequest, caller: string, rate: RateClass) => Promise<Verdict>;

/** Counts requests per caller and class. @param scale multiplies every limit; benchmarks and fuzzing raise it */
export const makeFlood = async (app: FastifyInstance, scale: number): Promise<Flood> => {
  await app.register(rateLimit, { global: false });
  const callers = new WeakMap<FastifyRequest, string>();
  const keyGenerator = (request: FastifyRequest): string => callers.get(request) ?? request.ip;
  const classes = new Map(
    Object.entries(limits).map(([name, { max, window }]) => [name, app.createRateLimit({ max: max * scale, timeWindow: window * 1_000, keyGenerator })] as const),
  );
  return async (request, caller, rate) => {
    callers.set(request, `${rate}:${caller}`);
    const verdict = await classes.get(rate)?.(request);
    return verdict === undefined || verdict.isAllowed
      ? { allowed: true, limit: 0, remaining: 0, reset: 0 }
      : { allowed: !verdict.isExceeded, limit: verdict.max, remaining: verdict.remaining, reset: verdict.ttlInSeconds };
  };
};
