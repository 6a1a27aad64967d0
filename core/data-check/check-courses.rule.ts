import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { CourseTrigger } from "../courses/course-level.rule.ts";
import { decodeReport } from "../kernel/decode-report.ts";
import { cycleMembers, forestOf, missing } from "../kernel/forest.ts";
import { idKey, referredId } from "../kernel/id.ts";
import { columnsOf } from "./data-kind.model.ts";
import type { Catalogue, KindCheck } from "./kind-check.ts";
import { nothingLeft } from "./kind-check.ts";
import { makePlaces } from "./places.ts";
import { checkColumns } from "./record-notes.ts";
import type { DataRecord, RecordNotes } from "./record-notes.ts";
import { checkReference, claimId } from "./references.ts";

const Triggers = t.readonlyArray(CourseTrigger);

const checkTree = (triggers: t.TypeOf<typeof Triggers>, notes: RecordNotes): void => {
  const forest = forestOf(
    triggers,
    ({ id }) => id,
    ({ parent_trigger: parent }) => (parent === null ? null : referredId(parent)),
  );
  const onCycle = cycleMembers(forest.parent);
  triggers.forEach(({ id, parent_trigger: parent }, at) => {
    const field = `triggers.${at}`;
    if (forest.positions.get(idKey(id)) !== at)
      notes.add({ code: "duplicate-id", field: `${field}.id`, message: `two triggers of the course have the id ${id}` });
    if (forest.parent[at] === missing)
      notes.add({ code: "unknown-reference", field: `${field}.parent_trigger`, message: `no trigger of the course has the id ${parent}` });
    if (onCycle[at] === 1)
      notes.add({ code: "relation-cycle", field: `${field}.parent_trigger`, message: "the trigger is its own ancestor" });
  });
};

const checkTriggers = (record: DataRecord, catalogue: Catalogue, notes: RecordNotes): void => {
  const { triggers } = record;
  if (!Array.isArray(triggers)) return;
  const decoded = Triggers.decode(triggers);
  if (E.isLeft(decoded)) {
    for (const { path, message } of decodeReport(decoded.left)) notes.add({ code: "wrong-type", field: `triggers.${path}`, message });
    return;
  }
  checkTree(decoded.right, notes);
  triggers.forEach((trigger: unknown, at) => {
    if (typeof trigger === "object" && trigger !== null && "lesson_id" in trigger)
      checkReference(catalogue, "lessons", `triggers.${at}.lesson_id`, trigger.lesson_id, notes);
  });
};

/** Checks courses and the tree of their triggers. */
export const makeCoursesCheck = (catalogue: Catalogue): KindCheck => {
  const places = makePlaces();
  return {
    next: (record, place, notes) => {
      const position = places.add(place);
      checkColumns(columnsOf("courses"), record, notes);
      const ids = catalogue.ids("courses");
      if (ids !== null) claimId(ids, places, position, "id", record["id"], place, notes);
      checkReference(catalogue, "campaigns", "campaign_id", record["campaign_id"], notes);
      checkTriggers(record, catalogue, notes);
    },
    finish: nothingLeft,
  };
};
