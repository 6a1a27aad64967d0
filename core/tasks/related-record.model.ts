import * as t from "io-ts";
import { listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";

/** The most related records of a task. */
export const mostRelated = 20;
const longestKey = 40;
const pattern = /^api\/(?<kind>campaigns|triggers|contacts|lessons)@(?<id>[1-9]\d{0,14})$/;

export type RelatedKind = "campaigns" | "triggers" | "contacts" | "lessons";

/** The key of a record that a task is about: `api/{campaigns|triggers|contacts|lessons}@{id}`. */
export const RelatedRecordKey = t.refinement(
  textUpTo(longestKey),
  (key) => pattern.test(key),
  "a key api/{campaigns|triggers|contacts|lessons}@{id}",
);
export type RelatedRecordKey = t.TypeOf<typeof RelatedRecordKey>;

const isKind = (text: string | undefined): text is RelatedKind =>
  text === "campaigns" || text === "triggers" || text === "contacts" || text === "lessons";

/** Kind and id of a record key; null if it is invalid. */
export const relatedRecord = (key: string): { readonly kind: RelatedKind; readonly id: number } | null => {
  const { kind, id } = pattern.exec(key)?.groups ?? {};
  return isKind(kind) ? { kind, id: Number(id) } : null;
};

const Keys = listUpTo(RelatedRecordKey, mostRelated);

/** The records to relate to a task. */
export const AddedRecords = exactly("AddedRecords", { add: Keys }, {});
export type AddedRecords = t.TypeOf<typeof AddedRecords>;

/** The records to add to and remove from a task. */
export const ChangedRecords = exactly("ChangedRecords", {}, { add: Keys, remove: Keys });
export type ChangedRecords = t.TypeOf<typeof ChangedRecords>;

/** The keys after a change: without the removed ones, added ones last, no duplicates. */
export const changedKeys = (keys: readonly string[], { add = [], remove = [] }: ChangedRecords): readonly string[] => [
  ...new Set([...keys.filter((key) => !remove.includes(key)), ...add.filter((key) => !remove.includes(key))]),
];

/**
 * Name and location of the first related record that exists.
 * @property campaign_id of the campaign, or of the one that a trigger belongs to
 */
export const RelatedRecordSummary = t.type(
  {
    related_record_key: t.string,
    title: t.string,
    id: t.number,
    trigger_type: t.union([t.string, t.null]),
    campaign_id: t.union([t.number, t.null]),
  },
  "RelatedRecordSummary",
);
export type RelatedRecordSummary = t.TypeOf<typeof RelatedRecordSummary>;
