import { finding } from "../kernel/expectation.ts";
import { isObject } from "../kernel/is-object.ts";
import { makeCompactIndex } from "./compact-index.ts";
import { columnsOf } from "./data-kind.model.ts";
import type { Place } from "./finding.model.ts";
import type { Catalogue, KindCheck } from "./kind-check.ts";
import { nothingLeft } from "./kind-check.ts";
import { itemProblems } from "./lesson-item.rule.ts";
import { makePlaces, placeText } from "./places.ts";
import { checkColumns, isPresent } from "./record-notes.ts";
import type { RecordNotes } from "./record-notes.ts";
import { checkReference, claimId, referenceText } from "./references.ts";

/** Checks lessons and every item in them against the catalogue of item types. */
export const makeLessonsCheck = (catalogue: Catalogue): KindCheck => {
  const places = makePlaces();
  const itemIds = makeCompactIndex();

  const claimItem = (uuid: unknown, path: string, position: number, place: Place, notes: RecordNotes): void => {
    const id = referenceText(uuid);
    const first = id === null ? null : itemIds.add(id, position);
    if (first !== null)
      notes.add({
        code: "duplicate-id",
        field: `${path}.uuid`,
        message: `${id} is also the id of an item at ${placeText(places.of(first), place)}`,
      });
  };

  return {
    next: (record, place, notes) => {
      const position = places.add(place);
      checkColumns(columnsOf("lessons"), record, notes);
      const ids = catalogue.ids("lessons");
      if (ids !== null) {
        claimId(ids, places, position, "id", record["id"], place, notes);
        claimId(ids, places, position, "uuid", record["uuid"], place, notes);
      }
      checkReference(catalogue, "users", "user_id", record["user_id"], notes);
      const { items } = record;
      if (!isPresent(items) || !Array.isArray(items)) return;
      items.forEach((item: unknown, index) => {
        const path = `items.${index}`;
        if (!isObject(item)) {
          notes.add({ code: "wrong-type", field: path, message: `expected an object, got ${finding(item)}` });
          return;
        }
        claimItem(item["uuid"], path, position, place, notes);
        for (const problem of itemProblems(item, path)) notes.add(problem);
      });
    },
    finish: nothingLeft,
  };
};
