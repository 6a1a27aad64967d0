import { Agent, request } from "node:http";

/** The value below which a share of all lies. */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;

/**
 * Callers who ask for two addresses every so many seconds, spread evenly.
 * @property bare address asked for once with every tenth caller, in the same run
 */
export type Paced = {
  readonly origin: string;
  readonly cookies: readonly string[];
  readonly asked: Readonly<Record<"home" | "messages", string>>;
  readonly bare: string;
  readonly everySeconds: number;
  readonly seconds: number;
};

/**
 * What the callers met, but for a first round that warms the server up.
 * @property times milliseconds of each answer
 * @property failures what every answer but 200 said
 */
export type PacedResult = {
  readonly perSecond: number;
  readonly times: Readonly<Record<"home" | "messages" | "bare", readonly number[]>>;
  readonly failures: readonly string[];
};

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

const get = (url: string, cookie: string): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const asking = request(url, { agent, headers: { cookie }, timeout: 30_000 }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    asking.on("timeout", () => asking.destroy(new Error("No answer within 30 seconds.")));
    asking.on("error", reject);
    asking.end();
  });

/** Lets every caller ask at its time, whether or not what was asked before is answered. */
export const pacedCalls = async ({ origin, cookies, asked, bare, everySeconds, seconds }: Paced): Promise<PacedResult> => {
  const times: Record<"home" | "messages" | "bare", number[]> = { home: [], messages: [], bare: [] };
  const failures: string[] = [];
  const one = async (kind: "home" | "messages" | "bare", cookie: string, counts: boolean): Promise<void> => {
    const start = performance.now();
    try {
      const { status, text } = await get(origin + (kind === "bare" ? bare : asked[kind]), cookie);
      if (!counts) return;
      if (status !== 200) failures.push(`${kind} ${status} ${text.slice(0, 200)}`);
      times[kind].push(performance.now() - start);
    } catch (error) {
      if (counts) failures.push(`${kind} ${String(error)}`);
    }
  };
  const running: Promise<unknown>[] = [];
  const perSecond = cookies.length / everySeconds;
  const began = performance.now();
  const warm = cookies.length;
  for (let turn = 0; turn < warm + perSecond * seconds; turn += 1) {
    const rest = began + (turn * 1_000) / perSecond - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    const cookie = cookies[turn % cookies.length] ?? "";
    const counts = turn >= warm;
    running.push(one("home", cookie, counts), one("messages", cookie, counts));
    if (turn % 10 === 0) running.push(one("bare", "", counts));
  }
  await Promise.all(running);
  const took = (performance.now() - began) / 1_000 - everySeconds;
  agent.destroy();
  return { perSecond: (times.home.length + times.messages.length) / took, times, failures };
};
