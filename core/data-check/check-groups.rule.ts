import { finding } from "../kernel/expectation.ts";
import { columnsOf } from "./data-kind.model.ts";
import { filterProblem } from "./filter-problem.rule.ts";
import type { Catalogue, KindCheck } from "./kind-check.ts";
import { nothingLeft } from "./kind-check.ts";
import { makePlaces } from "./places.ts";
import { checkColumns, isPresent } from "./record-notes.ts";
import type { DataRecord, RecordNotes } from "./record-notes.ts";
import { checkReference, claimId } from "./references.ts";

const isUnknownField = (error: string): boolean => error.startsWith("Unknown field");

const checkFilter = (filters: unknown, catalogue: Catalogue, notes: RecordNotes): void => {
  const problem = filterProblem(filters, catalogue.fields);
  if (problem === null) return;
  notes.add({
    code: isUnknownField(problem.error) ? "unknown-field" : "filter-invalid",
    field: problem.path === "" ? "filters" : `filters.${problem.path}`,
    message: problem.error,
  });
};

const checkSharing = (shared: DataRecord, catalogue: Catalogue, notes: RecordNotes): void => {
  const { users, teams, all } = shared;
  if (isPresent(all) && typeof all !== "boolean")
    notes.add({ code: "wrong-type", field: "share_to.all", message: `expected true or false, got ${finding(all)}` });
  if (isPresent(teams)) notes.checkValue("share_to.teams", "ids", teams);
  if (!isPresent(users)) return;
  notes.checkValue("share_to.users", "ids", users);
  if (Array.isArray(users)) users.forEach((user: unknown, at) => checkReference(catalogue, "users", `share_to.users.${at}`, user, notes));
};

/** Checks groups: their filter against the existing fields, and whom they are shared with. */
export const makeGroupsCheck = (catalogue: Catalogue): KindCheck => {
  const places = makePlaces();
  return {
    next: (record, place, notes) => {
      const position = places.add(place);
      checkColumns(columnsOf("groups"), record, notes);
      const ids = catalogue.ids("groups");
      if (ids !== null) claimId(ids, places, position, "id", record["id"], place, notes);
      if (isPresent(record["filters"])) checkFilter(record["filters"], catalogue, notes);
      const { share_to: shared } = record;
      if (typeof shared === "object" && shared !== null) checkSharing({ ...shared }, catalogue, notes);
      checkReference(catalogue, "users", "user_id", record["user_id"], notes);
    },
    finish: nothingLeft,
  };
};
