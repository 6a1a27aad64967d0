import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { serverRefusals } from "../../../core/client/server-refusals.ts";
import type { RateClass } from "../../contract/endpoint.ts";
import { RequestFailure } from "./body-parser.ts";

/**
 * Requests allowed in a window.
 * @property window seconds
 */
type Limit = { readonly max: number; readonly window: number };

/** The limits of the call classes, of page files, of which one page loads many, and of uploads begun, of which one folder makes many. */
const limits: Readonly<Record<RateClass | "file" | "upload-start", Limit>> = {
  general: { max: 600, window: 60 },
  write: { max: 120, window: 60 },
  search: { max: 60, window: 60 },
  assistant: { max: 20, window: 60 },
  login: { max: 20, window: 60 },
  reset: { max: 5, window: 3600 },
  upload: { max: 60, window: 3600 },
  public: { max: 60, window: 60 },
  "upload-start": { max: 1_000, window: 3600 },
  file: { max: 3_000, window: 60 },
};
export type CountedClass = keyof typeof limits;

/** @property reset seconds until the window ends */
export type Verdict = { readonly allowed: boolean; readonly limit: number; readonly remaining: number; readonly reset: number };

type Ask = (request: FastifyRequest, caller: string, rate: CountedClass) => Promise<Verdict>;
/**
 * Rate limits per caller and class.
 * @property count counts a request and checks the limit
 * @property peek checks the limit without counting
 */
export type Flood = { readonly count: Ask; readonly peek: Ask };

/** The rate limit headers for the caller. */
export const limitHeaders = ({ limit, remaining, reset }: Verdict) => ({
  "ratelimit-limit": limit,
  "ratelimit-remaining": remaining,
  "ratelimit-reset": reset,
});

/** @throws RequestFailure when a limit is exceeded, with the seconds to wait */
export const refuseFlood = ({ allowed, reset }: Verdict): void => {
  if (!allowed) throw new RequestFailure({ tag: "busy", ...serverRefusals.too_many_requests({ seconds: reset }), retryAfter: reset });
};

/**
 * Counts requests per caller and class.
 * @param scale multiplies every limit; raised by benchmarks and fuzzing
 */
export const makeFlood = async (app: FastifyInstance, scale: number): Promise<Flood> => {
  await app.register(rateLimit, { global: false });
  const callers = new WeakMap<FastifyRequest, string>();
  const keyGenerator = (request: FastifyRequest): string => callers.get(request) ?? request.ip;
  const classes = new Map(
    Object.entries(limits).map(
      ([name, { max, window }]) => [name, app.createRateLimit({ max: max * scale, timeWindow: window * 1_000, keyGenerator })] as const,
    ),
  );
  const asking =
    (increment: boolean): Ask =>
    async (request, caller, rate) => {
      callers.set(request, `${rate}:${caller}`);
      const verdict = await classes.get(rate)?.(request, { increment });
      if (verdict === undefined || verdict.isAllowed) return { allowed: true, limit: 0, remaining: 0, reset: 0 };
      return {
        allowed: increment ? !verdict.isExceeded : verdict.remaining > 0,
        limit: verdict.max,
        remaining: verdict.remaining,
        reset: verdict.ttlInSeconds,
      };
    };
  return { count: asking(true), peek: asking(false) };
};
