import type { Either } from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { intBetween } from "./bounded.ts";
import { CreateKey } from "./create-key.ts";
import type { FieldRefusals } from "./failure.ts";
import type { PageQuery } from "./page.ts";

const mostVersions = 2_147_483_647;

/** Properties of every plain record besides its values; `version` increases with every change, times are epoch seconds. */
export const recordProps = { id: t.number, version: t.number, created_at: t.number, updated_at: t.number };
export type PlainRecord = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly version: number;
  readonly created_at: number;
  readonly updated_at: number;
};

/** Optional properties of a request that creates a record: its idempotency key. */
export const creationProps = { key: CreateKey };
/** Required properties of a request that changes a record: the version that the change is based on. */
export const changeProps = { version: intBetween(1, mostVersions) };

export type PlainQuery<S extends string> = PageQuery & { readonly sort: S };
export type PlainCreation<V> = V & { readonly key?: string };
export type PlainChange<V> = Partial<V> & { readonly version: number };

/** Limits of a list's query. */
export const plainLimits = { page: 1_000_000, rows: 250, search: 200 } as const;

/** The query of a list without parameters: its first page. */
export const firstPlainPage = <S extends string>(sort: S): PlainQuery<S> => ({ page: 1, limit: 25, sort, search: "" });

/**
 * The definition of a plain resource: records with values, in a list with search and sort orders.
 * @property type of its records in the audit log, singular
 * @property fields every field of the values
 * @property sort its sort orders; a minus means descending
 * @property normal values as they are stored, or their validation errors
 */
export type PlainKind<A extends PlainRecord, V extends object, S extends string> = {
  readonly type: string;
  readonly record: t.Type<A>;
  readonly values: t.Type<V>;
  readonly fields: readonly (keyof V & string)[];
  readonly blank: V;
  readonly sort: t.Type<S>;
  readonly firstSort: S;
  readonly valuesOf: (record: A) => V;
  readonly nameOf: (record: A) => string;
  readonly normal: (typed: V) => Either<FieldRefusals, V>;
};
