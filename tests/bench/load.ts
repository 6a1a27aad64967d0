import autocannon from "autocannon";
import type { FastifyInstance } from "fastify";
import { median } from "./table.ts";

const connections = 10;
const seconds = 4;
const rounds = 3;

/**
 * One call, made again and again.
 * @property body a new one for each call where it is made by a function
 */
export type Load = {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | (() => string);
};

/**
 * What a server did under a load.
 * @property p99 milliseconds
 */
export type Measured = { readonly perSecond: number; readonly p50: number; readonly p99: number };

/** Where a server answers that begins to listen here. */
export const originOf = async (app: FastifyInstance): Promise<string> => app.listen({ port: 0, host: "127.0.0.1" });

const fire = async (load: Load): Promise<Measured> => {
  const { body, ...call } = load;
  const common = { ...call, headers: { ...load.headers }, connections, duration: seconds };
  const result = await (typeof body === "function"
    ? autocannon({ ...common, requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }] })
    : autocannon({ ...common, ...(body === undefined ? {} : { body }), workers: 1 }));
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${load.url}: ${result.non2xx} refusals and ${result.errors} errors under load.`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
};

const middle = (all: readonly Measured[]): Measured => ({
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
});

/** Two loads turn about, so that both meet the same noise, after a round that does not count. */
export const turnAbout = async (ours: Load, other: Load): Promise<readonly [Measured, Measured]> => {
  const [own, others]: [Measured[], Measured[]] = [[], []];
  await fire(ours);
  await fire(other);
  for (let round = 0; round < rounds; round += 1) {
    own.push(await fire(ours));
    others.push(await fire(other));
  }
  return [middle(own), middle(others)];
};
