import type { CallerDeps } from "./caller.ts";

type Early = { readonly answer: Promise<Response>; readonly headers: Readonly<Record<string, string>> };

declare global {
  interface Window {
    /** Answers that `early-calls.inline.js` asked for, by address, and when: milliseconds since the page began. */
    readonly cygnetEarly?: { readonly at: number; readonly answers: Map<string, Early> };
  }
}

type Host = Pick<Window, "cygnetEarly"> & { readonly performance: Pick<Performance, "now"> };
type Call = CallerDeps["fetch"];

/** After this an answer may say what is no longer true. */
const freshMs = 30_000;
/** What calls carry whoever makes them. */
const common: ReadonlySet<string> = new Set(["accept", "x-csrf-token"]);

const isSameCaller = (asked: HeadersInit | undefined, early: Early["headers"]): boolean => {
  const told = [...new Headers(asked)].filter(([name]) => !common.has(name));
  const expected = new Headers(early);
  return told.length === Object.keys(early).length && told.every(([name, value]) => expected.get(name) === value);
};

const unlessStopped = (answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });

/** Calls the server; a read that the page has asked for already, as the same caller, is answered by that, once. */
export const earlyFetch =
  (host: Host, call: Call): Call =>
  (address, init) => {
    const { cygnetEarly } = host;
    const early = init.method === "GET" ? cygnetEarly?.answers.get(address) : undefined;
    if (cygnetEarly === undefined || early === undefined) return call(address, init);
    cygnetEarly.answers.delete(address);
    if (host.performance.now() - cygnetEarly.at > freshMs || !isSameCaller(init.headers, early.headers)) return call(address, init);
    return unlessStopped(
      early.answer.catch(() => call(address, init)),
      init.signal,
    );
  };
