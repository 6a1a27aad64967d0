import * as E from "fp-ts/lib/Either.js";
import { addressFor } from "../../../core/fields/bucket-address.rule.ts";
import { valuesOfAnswer } from "../../../core/fields/bucket-values.rule.ts";
import type { Fetched, FetchProblem, HttpBucket } from "../../../core/fields/buckets.model.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import { cacheExpiry } from "../../../core/kernel/cache-expiry.rule.ts";
import { jsonIn } from "../../../core/kernel/json-in.ts";
import { newestKept } from "../../../core/kernel/remembered.ts";
import type { OutsideFetch } from "../outside/outside-fetch.ts";
import type { OutsideProblem } from "../outside/outside-request.ts";
import { replyText } from "../outside/reply-text.ts";

/** A request for external values: contact, source and fields. */
export type FetchQuestion = {
  readonly org: number;
  readonly bucket: HttpBucket;
  readonly fields: readonly Field[];
  readonly contact: { readonly con_id: number; readonly email: readonly string[]; readonly mobile: readonly string[] };
};

type Held = { readonly answer: unknown; readonly at: number };

const heldMinutes = 5;
const mostHeld = 500;
const limits = { accept: "application/json", most: 65_536, timeoutMs: 5_000 };

const problems: Readonly<Record<OutsideProblem, FetchProblem>> = {
  "not an address": "not-allowed",
  "not allowed": "not-allowed",
  unreachable: "unreachable",
  "too many redirects": "unreachable",
  "too slow": "too-slow",
  "too large": "too-large",
};

/**
 * Fetches a contact's values from an external address; an object is cached for five minutes in this process, a failed request or any
 * other response is not.
 * @param now epoch seconds
 */
export const makeFetchedValues = (outside: OutsideFetch, now: () => number): ((question: FetchQuestion) => Promise<Fetched>) => {
  const held = newestKept<Held>(mostHeld);
  const underWay = new Map<string, Promise<E.Either<FetchProblem, Held>>>();

  const ask = async (key: string, url: string): Promise<E.Either<FetchProblem, Held>> => {
    const reply = await outside(url, limits);
    if (E.isLeft(reply)) return E.left(problems[reply.left]);
    const answer = { answer: jsonIn(replyText(reply.right)) ?? null, at: now() };
    held.keep(key, answer);
    return E.right(answer);
  };
  const read = (key: string, url: string): Promise<E.Either<FetchProblem, Held>> => {
    const known = held.get(key);
    if (known !== undefined && !cacheExpiry(known.at, heldMinutes, now()).expired) return Promise.resolve(E.right(known));
    const work = underWay.get(key) ?? ask(key, url).finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };
  return async ({ org, bucket: { url: pattern, title }, fields, contact }) => {
    const url = addressFor(pattern, contact);
    const key = `${org} ${url}`;
    const answer = await read(key, url);
    if (E.isLeft(answer)) return { state: "failed", title, problem: answer.left };
    const told = valuesOfAnswer(fields, answer.right.answer);
    if (told !== null) return { state: "fetched", title, ...told, fetched_at: answer.right.at };
    held.forget(key);
    return { state: "failed", title, problem: "not-json" };
  };
};
