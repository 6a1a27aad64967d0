import type { CompactIndex } from "./compact-index.ts";
import type { DataKind } from "./data-kind.model.ts";
import type { Finding, Place } from "./finding.model.ts";
import type { CheckedField } from "./known-fields.ts";
import type { DataRecord, RecordNotes } from "./record-notes.ts";

/** What is known about the whole export. */
export type Catalogue = {
  /** The ids of a kind in the same check, or null when no file holds it. */
  readonly ids: (kind: DataKind) => CompactIndex | null;
  /** The fields of contacts by name, or null when no file defines them. */
  readonly fields: Map<string, CheckedField> | null;
};

/** The check of one kind across all its files: record by record, then what needs all of them. */
export type KindCheck = {
  readonly next: (record: DataRecord, place: Place, notes: RecordNotes) => void;
  readonly finish: () => Iterable<Finding>;
};

export const nothingLeft = (): readonly Finding[] => [];
