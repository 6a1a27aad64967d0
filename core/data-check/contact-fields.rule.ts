import { sentFieldKey } from "../fields/related-record.rule.ts";
import { finding } from "../kernel/expectation.ts";
import { isObject } from "../kernel/is-object.ts";
import { nearestNames } from "../kernel/nearest-names.ts";
import type { CompactIndex } from "./compact-index.ts";
import { makeCompactIndex } from "./compact-index.ts";
import { checkCustomValue } from "./custom-value.rule.ts";
import { columnsOf } from "./data-kind.model.ts";
import type { Place } from "./finding.model.ts";
import type { Catalogue } from "./kind-check.ts";
import { builtInFields } from "./known-fields.ts";
import type { CheckedField } from "./known-fields.ts";
import { placeText } from "./places.ts";
import type { Places } from "./places.ts";
import { isPresent } from "./record-notes.ts";
import type { DataRecord, RecordNotes } from "./record-notes.ts";

type CheckFields = (record: DataRecord, position: number, place: Place, notes: RecordNotes) => void;

const builtIn: ReadonlySet<string> = new Set(builtInFields.map(({ name }) => name));

/** Checks a contact's custom fields, under `fields` or at the top level; an unknown name is reported once. */
export const makeContactFields = (catalogue: Catalogue, places: Places): CheckFields => {
  const told = new Set<string>();
  const idNumbers = new Map<string, CompactIndex>();
  let byKey: ReadonlyMap<string, CheckedField> | null = null;

  const known = (): ReadonlyMap<string, CheckedField> | null => {
    if (catalogue.fields === null) return null;
    byKey ??= new Map([...catalogue.fields.values()].filter(({ name }) => !builtIn.has(name)).map((field) => [sentFieldKey(field), field]));
    return byKey;
  };

  const unknown = (path: string, name: string, names: readonly string[], notes: RecordNotes): void => {
    if (told.has(name)) return;
    told.add(name);
    const [near] = nearestNames(name, names);
    notes.add({
      code: "unknown-field",
      field: path,
      message: `no field is called ${finding(name)}`,
      ...(near === undefined ? {} : { suggestion: near }),
    });
  };

  const claimNumber = (path: string, field: CheckedField, value: string, position: number, place: Place, notes: RecordNotes): void => {
    const index = idNumbers.get(field.name) ?? makeCompactIndex();
    idNumbers.set(field.name, index);
    const first = index.add(value, position);
    if (first !== null)
      notes.add({
        code: "duplicate-value",
        field: path,
        message: `the contact at ${placeText(places.of(first), place)} has the same number`,
      });
  };

  const checkHeld = (
    held: DataRecord,
    prefix: string,
    position: number,
    place: Place,
    notes: RecordNotes,
    repair: (name: string, value: unknown) => void,
  ): void => {
    const fields = known();
    if (fields === null) return;
    for (const [name, value] of Object.entries(held)) {
      if (prefix === "" && Object.hasOwn(columnsOf("contacts"), name)) continue;
      const field = fields.get(name);
      if (field === undefined) {
        if (!builtIn.has(name)) unknown(`${prefix}${name}`, name, [...fields.keys()], notes);
        continue;
      }
      const repaired = checkCustomValue(`${prefix}${name}`, field, value, notes);
      if (repaired !== value) repair(name, repaired);
      if (field.type === "id_number" && typeof value === "string" && value !== "")
        claimNumber(`${prefix}${name}`, field, value, position, place, notes);
    }
  };

  return (record, position, place, notes) => {
    const nested = isObject(record["fields"]) ? record["fields"] : {};
    let mended: DataRecord = nested;
    checkHeld(nested, "fields.", position, place, notes, (name, value) => {
      mended = { ...mended, [name]: value };
    });
    if (mended !== nested) notes.repair("fields", mended);
    checkHeld(record, "", position, place, notes, notes.repair);
    for (const field of known()?.values() ?? []) {
      if (!field.required || isPresent(record[field.name]) || isPresent(nested[field.name])) continue;
      notes.add({ code: "required", field: field.name, message: "expected a value, got nothing" });
    }
  };
};
