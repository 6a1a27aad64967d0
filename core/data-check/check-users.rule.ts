import { Role } from "../access/role.model.ts";
import { teamProblem } from "../access/team-required.rule.ts";
import { finding } from "../kernel/expectation.ts";
import { Id } from "../kernel/id.ts";
import { normalEmail } from "../validation/email.rule.ts";
import { makeCompactIndex } from "./compact-index.ts";
import { columnsOf } from "./data-kind.model.ts";
import { findingAt } from "./finding.model.ts";
import type { Place } from "./finding.model.ts";
import type { Catalogue, KindCheck } from "./kind-check.ts";
import { makePlaces, placeText } from "./places.ts";
import { checkColumns, isPresent } from "./record-notes.ts";
import type { RecordNotes } from "./record-notes.ts";
import { claimId } from "./references.ts";

const firstText = (value: unknown): string | null => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" ? first : null;
};

const checkRole = (role: unknown, teams: unknown, notes: RecordNotes): void => {
  if (!isPresent(role)) return;
  if (!Role.is(role)) {
    notes.add({
      code: "unknown-type",
      field: "role",
      message: `expected one of ${Object.keys(Role.keys).join(", ")}, got ${finding(role)}`,
    });
    return;
  }
  const problem = teamProblem(role, Array.isArray(teams) ? teams.filter(Id.is) : null);
  if (problem !== null) notes.add({ code: "guest-without-team", field: "teams", message: problem });
};

/** Checks staff members: their role and address, and that exactly one of them is the owner. */
export const makeUsersCheck = (catalogue: Catalogue): KindCheck => {
  const places = makePlaces();
  const emails = makeCompactIndex();
  let owners = 0;
  let last: Place | null = null;
  return {
    next: (record, place, notes) => {
      const position = places.add(place);
      last = place;
      checkColumns(columnsOf("users"), record, notes);
      const ids = catalogue.ids("users");
      if (ids !== null) claimId(ids, places, position, "id", record["id"], place, notes);
      checkRole(record["role"], record["teams"], notes);
      if (record["role"] === "owner") owners += 1;
      const { status } = record;
      if (isPresent(status) && status !== 0 && status !== 1)
        notes.add({ code: "wrong-type", field: "status", message: `expected 1 (active) or 0 (archived), got ${finding(status)}` });
      const email = firstText(record["email"]);
      const first = email === null || email.trim() === "" ? null : emails.add(normalEmail(email), position);
      if (first !== null)
        notes.add({
          code: "duplicate-value",
          field: "email",
          message: `the user at ${placeText(places.of(first), place)} signs in with the same address`,
        });
    },
    finish: () =>
      last === null || owners === 1
        ? []
        : [findingAt({ file: last.file, line: 1 }, { code: "owner-count", field: "role", message: `expected one owner, got ${owners}` })],
  };
};
