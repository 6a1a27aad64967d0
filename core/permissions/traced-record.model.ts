import * as t from "io-ts";

/** The kinds of records for which the reasons of access are shown. */
export const TracedRecordKind = t.keyof(
  { contact: null, group: null, campaign: null, lesson: null, lesson_folder: null, file: null, file_folder: null, task: null },
  "TracedRecordKind",
);
export type TracedRecordKind = t.TypeOf<typeof TracedRecordKind>;
export const tracedRecordKinds: readonly TracedRecordKind[] = Object.keys(TracedRecordKind.keys).filter(TracedRecordKind.is);

/** A record that is asked about. */
export const TracedRecord = t.type({ kind: TracedRecordKind, id: t.number }, "TracedRecord");
export type TracedRecord = t.TypeOf<typeof TracedRecord>;

/** A record of a kind that is shared with teams: contacts are in one team, tasks are assigned. */
export type TeamShared = { readonly kind: Exclude<TracedRecordKind, "contact" | "task">; readonly id: number };

/** The record as one that is shared with teams; null for one that is not. */
export const teamShared = ({ kind, id }: TracedRecord): TeamShared | null => (kind === "contact" || kind === "task" ? null : { kind, id });

/** A record as text: `contact:7`. */
export const recordKey = ({ kind, id }: TracedRecord): string => `${kind}:${id}`;

/** The record of a text; null for one that names none. */
export const readRecordKey = (text: string): TracedRecord | null => {
  const [kind, id = "", ...more] = text.split(":");
  return TracedRecordKind.is(kind) && more.length === 0 && /^[1-9]\d{0,14}$/.test(id) ? { kind, id: Number(id) } : null;
};

/** A record as text in queries. */
export const RecordKey = new t.Type<TracedRecord, string, unknown>(
  "RecordKey",
  TracedRecord.is,
  (u, c) => {
    const read = typeof u === "string" ? readRecordKey(u) : null;
    return read === null ? t.failure(u, c, "expected a kind of record and an id, such as contact:7") : t.success(read);
  },
  recordKey,
);
