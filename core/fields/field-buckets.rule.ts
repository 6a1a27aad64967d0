import * as t from "io-ts";
import type { FieldType } from "./field-type.model.ts";

/**
 * Sources of values that are read-only on contacts: `rep` from the assigned user, `http` from a URL of the organisation, `others` from
 * other systems, by calls with an API token.
 */
export const OtherBucket = t.keyof({ rep: null, http: null, others: null }, "OtherBucket");
export type OtherBucket = t.TypeOf<typeof OtherBucket>;

const marks = { rep: "Rep_", http: "Http_", others: "Others_" } as const satisfies Record<OtherBucket, string>;

/** The buckets besides the contacts' own, in display order. */
export const otherBuckets: readonly OtherBucket[] = ["rep", "http", "others"];

/** The key prefix of a bucket's fields; keys derived from labels alone have no capitals. */
export const bucketMark = (bucket: OtherBucket | null): string => (bucket === null ? "" : marks[bucket]);

/** The bucket of a field by its key; null for one whose values are stored in the contact. */
export const bucketOfKey = (key: string): OtherBucket | null => otherBuckets.find((bucket) => key.startsWith(marks[bucket])) ?? null;

const unkept: readonly FieldType[] = ["secret", "related_contacts", "related_custom_object"];

/** Whether a field of a type can be in a bucket besides the contacts' own. */
export const isBucketType = (type: FieldType): boolean => !unkept.includes(type);
