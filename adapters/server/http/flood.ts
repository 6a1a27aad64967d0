import type { RateClass } from "../../contract/endpoint.ts";

/** Requests allowed in a window. @property window seconds */
type Limit = { readonly max: number; readonly window: number };

const limits: Readonly<Record<RateClass, Limit>> = {
  general: { max: 600, window: 60 },
  write: { max: 120, window: 60 },
  search: { max: 60, window: 60 },
  login: { max: 20, window: 60 },
  reset: { max: 5, window: 3600 },
  upload: { max: 60, window: 3600 },
  public: { max: 60, window: 60 },
};

export type Verdict = { readonly allowed: boolean; readonly limit: number; readonly remaining: number; readonly reset: number };

/** Counts requests per caller and class in fixed windows. @param scale multiplies every limit; benchmarks and fuzzing raise it */
export const makeFlood = (scale: number) => {
  const counts = new Map<string, { count: number; until: number }>();
  return {
    /** @param caller session or address @param now epoch seconds */
    take: (caller: string, rate: RateClass, now: number): Verdict => {
      const { max, window } = limits[rate];
      const limit = max * scale;
      const key = `${rate}:${caller}`;
      if (counts.size > 50_000) for (const [old, entry] of counts) if (entry.until <= now) counts.delete(old);
      const held = counts.get(key);
      const entry = held === undefined || held.until <= now ? { count: 0, until: now + window } : held;
      entry.count += 1;
      counts.set(key, entry);
      return { allowed: entry.count <= limit, limit, remaining: Math.max(0, limit - entry.count), reset: entry.until - now };
    },
  };
};
export type Flood = ReturnType<typeof makeFlood>;
