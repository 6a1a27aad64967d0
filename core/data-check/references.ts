import { Id, referredId } from "../kernel/id.ts";
import type { CompactIndex } from "./compact-index.ts";
import type { DataKind } from "./data-kind.model.ts";
import type { Place } from "./finding.model.ts";
import type { Catalogue } from "./kind-check.ts";
import { placeText } from "./places.ts";
import type { Places } from "./places.ts";
import type { RecordNotes } from "./record-notes.ts";

/** The id that a value refers to, as text; null, 0 and '' mean no reference. */
export const referenceText = (value: unknown): string | null => {
  if (!Id.is(value)) return null;
  const id = referredId(value);
  return id === null ? null : String(id);
};

/** Reports a reference to a missing record of another kind; skipped when no file holds that kind. */
export const checkReference = (catalogue: Catalogue, kind: DataKind, field: string, value: unknown, notes: RecordNotes): void => {
  const named = referenceText(value);
  const known = catalogue.ids(kind);
  if (named === null || known === null || known.find(named) !== null) return;
  notes.add({ code: "unknown-reference", field, message: `no record of ${kind} has the id ${named}` });
};

/** Registers a record's id and reports a duplicate. */
export const claimId = (
  ids: CompactIndex,
  places: Places,
  position: number,
  field: string,
  value: unknown,
  place: Place,
  notes: RecordNotes,
): void => {
  const id = referenceText(value);
  if (id === null) return;
  const first = ids.add(id, position);
  if (first !== null && first !== position)
    notes.add({ code: "duplicate-id", field, message: `${id} is also the id of ${placeText(places.of(first), place)}` });
};
