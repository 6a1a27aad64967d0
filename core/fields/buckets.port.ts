import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Fetched, HttpBucket, HttpChange, RepBucket, RepChange } from "./buckets.model.ts";
import type { FieldBucket } from "./field.model.ts";

/** Sources of values that are read-only on contacts. */
export type BucketStore = {
  /** Every bucket, the contacts' own first, with the fields visible to the user. */
  readonly list: TaskEither<Failure, readonly FieldBucket[]>;
  /** The caller's own values. */
  readonly rep: TaskEither<Failure, RepBucket>;
  /** Refused as a conflict whose `current` is the stored values when they have changed since. */
  readonly putRep: (change: RepChange) => TaskEither<Failure, RepBucket>;
  readonly http: TaskEither<Failure, HttpBucket>;
  /** Refused as a conflict whose `current` is the stored source when it has changed since. */
  readonly putHttp: (change: HttpChange) => TaskEither<Failure, HttpBucket>;
  /** The fetched values of one contact; cached for five minutes. */
  readonly fetched: (contact: number) => TaskEither<Failure, Fetched>;
};
export const BucketStore = token<BucketStore>("fields.buckets");
