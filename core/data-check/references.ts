import { Id, referredId } from "../kernel/id.ts";
import type { CompactIndex } from "./compact-index.ts";
import type { DataKind } from "./data-kind.model.ts";
import type { Place } from "./finding.model.ts";
import type { Catalogue } from "./kind-check.ts";
import { placeText } from "./places.ts";
import type { Places } from "./places.ts";
import type { RecordNotes } from "./record-notes.ts";

/** The id that a value refers to, as text; null, 0 and '' refer to nothing. */
export const referenceText = (value: unknown): string | null => {
  if (!Id.is(value)) return null;
  const id = referredId(value);
  return id === null ? null : String(id);
};

/** Says when a value names a record of another kind that is not there; says nothing when no file holds that kind. */
export const checkReference = (catalogue: Catalogue, kind: DataKind, field: string, value: unknown, notes: RecordNotes): void => {
  const named = referenceText(value);
  const known = catalogue.ids(kind);
  if (named === null || known === null || known.find(named) !== null) return;
  notes.add({ code: "unknown-reference", field, message: `no record of ${kind} has the id ${named}` });
};

/** Remembers a record's id and says when another record has it. */
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
