import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Fetched, HttpBucket, HttpChange, RepBucket, RepChange } from "./buckets.model.ts";
import type { FieldBucket } from "./field.model.ts";

/** Where values come from that are only shown on contacts. */
export type BucketStore = {
  /** Every bucket, the contacts' own first, with the fields that the person sees. */
  readonly list: TaskEither<Failure, readonly FieldBucket[]>;
  /** One's own values. */
  readonly rep: TaskEither<Failure, RepBucket>;
  /** Refused as a conflict whose `current` is what is stored when that has changed since. */
  readonly putRep: (change: RepChange) => TaskEither<Failure, RepBucket>;
  readonly http: TaskEither<Failure, HttpBucket>;
  /** Refused as a conflict whose `current` is what is stored when that has changed since. */
  readonly putHttp: (change: HttpChange) => TaskEither<Failure, HttpBucket>;
  /** What is fetched for one contact; an answer holds for five minutes. */
  readonly fetched: (contact: number) => TaskEither<Failure, Fetched>;
};
export const BucketStore = token<BucketStore>("fields.buckets");
