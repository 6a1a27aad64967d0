import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { conflict, type Failure } from "../../../core/kernel/failure.ts";
import { lessonFormRefusals } from "../../../core/lesson-forms/lesson-form-refusals.ts";
import { SignWellDocument } from "../../../core/lesson-forms/signing-document.model.ts";
import type { SigningRequest } from "../../../core/lesson-forms/signing-request.rule.ts";
import type { SignWellAccount } from "../form-settings.ts";

type Reply = Promise<E.Either<Failure, SignWellDocument>>;

/** Documents at SignWell. */
export type SignWell = { readonly create: (request: SigningRequest) => Reply; readonly find: (document: string) => Reply };

const timeoutMs = 15_000;
const longestProblem = 200;

const unreachable: E.Either<Failure, never> = E.left({ tag: "server", ...lessonFormRefusals.signwell_unreachable, requestId: null });

const Refusal = t.union([t.type({ message: t.string }), t.type({ error: t.string })]);

/** Why SignWell refuses a request, in its own words. */
const problemOf = (json: unknown): string => {
  const said = Refusal.is(json) ? ("message" in json ? json.message : json.error) : JSON.stringify(json);
  return said.slice(0, longestProblem);
};

/** SignWell's API. The account's key never leaves the server. */
export const makeSignWell = ({ url, key }: SignWellAccount, fetch: typeof globalThis.fetch): SignWell => {
  const ask = async (path: string, body: SigningRequest | null): Reply => {
    try {
      const response = await fetch(`${url}${path}`, {
        method: body === null ? "GET" : "POST",
        redirect: "error",
        headers: { "x-api-key": key, accept: "application/json", ...(body === null ? {} : { "content-type": "application/json" }) },
        ...(body === null ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const json: unknown = await response.json().catch(() => null);
      if (!response.ok) {
        const isRefused = response.status === 400 || response.status === 404 || response.status === 422;
        return isRefused ? E.left(conflict(lessonFormRefusals.signwell_refused({ problem: problemOf(json) }))) : unreachable;
      }
      return E.mapLeft((): Failure => ({ tag: "malformed", endpoint: `signwell${path}`, report: [] }))(SignWellDocument.decode(json));
    } catch {
      return unreachable;
    }
  };
  return {
    create: (request) => ask("/document_templates/documents", request),
    find: (document) => ask(`/documents/${encodeURIComponent(document)}`, null),
  };
};
