import * as E from "fp-ts/lib/Either.js";
import type * as t from "io-ts";
import { jsonIn } from "../../../core/kernel/json-in.ts";
import { type MediaProblem, problemOfAnswer } from "../../../core/media-sources/media-problem.rule.ts";

const timeoutMs = 15_000;
const mostBytes = 4_194_304;

const textOf = async (response: Response): Promise<string> => {
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > mostBytes) throw new Error("The answer of a source is too large.");
  return new TextDecoder().decode(bytes);
};

/**
 * Asks the API of a source, at the address of the server's settings.
 * @param shape of the answer; what else it contains is ignored
 */
export const askSource = async <A>(
  address: URL,
  headers: Readonly<Record<string, string>>,
  shape: t.Type<A, unknown>,
): Promise<E.Either<MediaProblem, A>> => {
  try {
    const asked = {
      headers: { accept: "application/json", ...headers },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    } as const;
    const response = await fetch(address, asked);
    const text = await textOf(response);
    if (!response.ok) return E.left(problemOfAnswer({ status: response.status, text, retryAfter: response.headers.get("retry-after") }));
    return E.mapLeft((): MediaProblem => ({ tag: "odd" }))(shape.decode(jsonIn(text)));
  } catch {
    return E.left({ tag: "down" });
  }
};

/** An address of an API with its query; parameters without a value are left out. */
export const apiAddress = (base: string, path: string, query: Readonly<Record<string, string | number>> = {}): URL => {
  const url = new URL(base + path);
  for (const [name, value] of Object.entries(query)) if (value !== "") url.searchParams.set(name, String(value));
  return url;
};
