import { contactField, writtenFields } from "../contacts/contact-fields.model.ts";
import { mobileKey } from "../contacts/contact-lists.rule.ts";
import { normalEmail } from "../validation/email.rule.ts";
import type { CompactIndex } from "./compact-index.ts";
import { makeCompactIndex } from "./compact-index.ts";
import { makeContactFields } from "./contact-fields.rule.ts";
import { columnsOf } from "./data-kind.model.ts";
import { findingAt } from "./finding.model.ts";
import type { Finding, Place } from "./finding.model.ts";
import type { Catalogue, KindCheck } from "./kind-check.ts";
import { makeParentLinks } from "./parent-links.ts";
import { makePlaces, placeText } from "./places.ts";
import { checkColumns, isPresent } from "./record-notes.ts";
import type { DataRecord, RecordNotes } from "./record-notes.ts";
import { claimId, referenceText } from "./references.ts";

/** The field that names a contact's recruiter, unless a portal role names another. */
export const relationField = "recruited_by";

const textsOf = (value: unknown): readonly string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];

/** Fields of one line with the characters that they hold at most. */
const lines = writtenFields.flatMap((name) => {
  const { kind, longest } = contactField(name);
  return kind === "text" && longest !== undefined ? [{ name, longest }] : [];
});

const checkLengths = (record: DataRecord, notes: RecordNotes): void => {
  for (const { name, longest } of lines) {
    const value = record[name];
    if (typeof value === "string" && value.length > longest)
      notes.add({ code: "value-too-long", field: name, message: `at most ${longest} characters, got ${value.length}` });
  }
};

const relationOf = (record: DataRecord): string | null => {
  const { fields } = record;
  const inFields: unknown = typeof fields === "object" && fields !== null && relationField in fields ? fields[relationField] : undefined;
  const value: unknown = record[relationField] ?? inFields;
  return referenceText(Array.isArray(value) ? value[0] : value);
};

const isUnnamed = ({ name, first_name, last_name, email, mobile }: DataRecord): boolean =>
  ![name, first_name, last_name, email, mobile].some(isPresent);

/** Checks contacts: value types, addresses in their stored form, duplicates and relation cycles. Uses about 60 bytes per contact. */
export const makeContactsCheck = (catalogue: Catalogue): KindCheck => {
  const places = makePlaces();
  const emails = makeCompactIndex();
  const mobiles = makeCompactIndex();
  const links = makeParentLinks();
  const checkFields = makeContactFields(catalogue, places);

  const claim = (index: CompactIndex, field: string, key: string, position: number, place: Place, notes: RecordNotes): void => {
    const first = key === "" ? null : index.add(key, position);
    if (first === null || first === position) return;
    notes.add({
      code: "duplicate-value",
      field,
      message: `${key} also belongs to the contact at ${placeText(places.of(first), place)}`,
      suggestion: "merge the two contacts",
    });
  };

  return {
    next: (record, place, notes) => {
      const position = places.add(place);
      checkColumns(columnsOf("contacts"), record, notes);
      checkLengths(record, notes);
      const ids = catalogue.ids("contacts");
      if (ids !== null)
        claimId(ids, places, position, isPresent(record["con_id"]) ? "con_id" : "id", record["con_id"] ?? record["id"], place, notes);
      for (const email of textsOf(record["email"])) claim(emails, "email", normalEmail(email), position, place, notes);
      for (const mobile of textsOf(record["mobile"])) claim(mobiles, "mobile", mobileKey(mobile), position, place, notes);
      if (isUnnamed(record)) notes.add({ code: "unnamed", message: "expected a name, an email or a mobile" });
      checkFields(record, position, place, notes);
      links.add(relationOf(record));
    },
    finish: function* (): Generator<Finding> {
      const ids = catalogue.ids("contacts");
      if (ids === null || ids.size() === 0) return;
      const { orphans, onCycle } = links.resolve(ids);
      for (const at of orphans)
        yield findingAt(places.of(at), {
          code: "unknown-reference",
          field: relationField,
          message: "the contact that is named here does not exist",
        });
      for (const at of onCycle)
        yield findingAt(places.of(at), {
          code: "relation-cycle",
          field: relationField,
          message: "the contact is its own ancestor: somebody in this loop needs another value",
        });
    },
  };
};
