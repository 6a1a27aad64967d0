import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";

/** Records that are asked about at most, and requests at a time. */
const [mostAsked, atOnce] = [60, 6];

/**
 * The answers about the first records of a list.
 * @property unchecked records beyond the number that is asked about
 */
export type Asked<B> = { readonly answers: readonly B[]; readonly unchecked: number };

/** Asks about each of many records, some at a time; fails with the first failure. */
export const askEach =
  <A, B>(records: readonly A[], ask: (record: A) => TaskEither<Failure, B>): TaskEither<Failure, Asked<B>> =>
  async () => {
    const asked = records.slice(0, mostAsked);
    const answers: B[] = [];
    for (let at = 0; at < asked.length; at += atOnce) {
      for (const answer of await Promise.all(asked.slice(at, at + atOnce).map((record) => ask(record)()))) {
        if (E.isLeft(answer)) return answer;
        answers.push(answer.right);
      }
    }
    return E.right({ answers, unchecked: records.length - asked.length });
  };

/** A page of records, with the number of all. */
type FirstPage<A> = { readonly results: readonly A[]; readonly count: number };

/**
 * The records in several folders, as far as the first page of each reaches.
 * @returns also how many more there are
 */
export const recordsIn =
  <A>(
    folders: readonly number[],
    list: (folder: number) => TaskEither<Failure, FirstPage<A>>,
  ): TaskEither<Failure, { readonly records: readonly A[]; readonly more: number }> =>
  async () => {
    const records: A[] = [];
    let more = 0;
    for (const folder of folders) {
      const answer = await list(folder)();
      if (E.isLeft(answer)) return answer;
      records.push(...answer.right.results);
      more += answer.right.count - answer.right.results.length;
    }
    return E.right({ records, more });
  };
