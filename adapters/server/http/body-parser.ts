import type { FastifyInstance } from "fastify";
import { requestRefusals } from "../../../core/client/request-refusals.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";

/** Thrown inside a request where Fastify allows no other result; carries the failure to answer with. */
export class RequestFailure extends Error {
  readonly failure: Failure;
  /** whether the message is for the operator's log, as only they can mend what failed */
  readonly isForOperator: boolean;
  constructor(failure: Failure, told?: { readonly message: string; readonly cause: unknown }) {
    super(told?.message ?? failure.tag, told === undefined ? {} : { cause: told.cause });
    this.failure = failure;
    this.isForOperator = told !== undefined;
  }
}

const maxDepth = 32;
const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"]);

type Place = { readonly value: unknown; readonly path: string; readonly depth: number };

const textProblem = (text: string): string | null =>
  text.includes("\u0000") ? "must not contain the NUL character" : text.isWellFormed() ? null : "contains a broken Unicode character";

const problemAt = ({ value, depth }: Place): string | null => {
  if (typeof value === "string") return textProblem(value);
  if (typeof value === "number") return Number.isFinite(value) ? null : "is too large a number";
  if (depth > maxDepth) return `is nested more than ${maxDepth} levels deep`;
  return null;
};

/** Finds values that no call accepts: NUL, invalid Unicode, infinite numbers, excessive nesting, keys that pollute prototypes. */
const hostilePlace = (root: unknown): { readonly path: string; readonly message: string } | null => {
  const stack: Place[] = [{ value: root, path: "", depth: 0 }];
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    const message = problemAt(place);
    if (message !== null) return { path: place.path === "" ? "body" : place.path, message };
    const { value, path, depth } = place;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      const at = path === "" ? key : `${path}.${key}`;
      if (forbiddenKeys.has(key) || textProblem(key) !== null)
        return { path: path === "" ? "body" : path, message: "contains a key that is not allowed" };
      stack.push({ value: inner, path: at, depth: depth + 1 });
    }
  }
  return null;
};

/**
 * Refuses values that no call accepts, anywhere in a request.
 * @throws RequestFailure with the path of the field
 */
export const refuseHostile = (value: unknown): void => {
  const hostile = hostilePlace(value);
  if (hostile !== null) throw new RequestFailure(invalid({ [hostile.path]: [hostile.message] }));
};

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

const decodeText = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new RequestFailure(invalid({ body: ["is not valid UTF-8"] }));
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RequestFailure(
      invalid({ body: [requestRefusals.not_json({ why: error instanceof Error ? error.message : "it cannot be read" })] }),
    );
  }
};

/** Bodies are JSON; binary bodies pass as a stream, only for calls that take a file. Any other body is refused before a handler sees it. */
export const takeJsonOrFile = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/json(;\s*charset=utf-8)?$/i, { parseAs: "buffer" }, async (_request: unknown, bytes: Buffer) => {
    if (bytes.length === 0) return undefined;
    const value = parseJson(decodeText(bytes));
    refuseHostile(value);
    return value;
  });
  app.addContentTypeParser("application/octet-stream", async (_request: unknown, bytes: unknown) => bytes);
};
