import { fieldOptions } from "../fields/field-options.rule.ts";
import { FieldType, isListType } from "../fields/field-type.model.ts";
import { FieldAccess, FieldValues } from "../fields/field.model.ts";
import { operatorInfo, operatorsOf } from "../filters/operators.model.ts";
import { finding } from "../kernel/expectation.ts";
import { isObject } from "../kernel/is-object.ts";
import { nearestNames } from "../kernel/nearest-names.ts";
import { identifier } from "../validation/identifier.rule.ts";
import { makeCompactIndex } from "./compact-index.ts";
import { columnsOf } from "./data-kind.model.ts";
import type { Place } from "./finding.model.ts";
import type { Catalogue, KindCheck } from "./kind-check.ts";
import { nothingLeft } from "./kind-check.ts";
import { makePlaces, placeText } from "./places.ts";
import { checkColumns, isPresent } from "./record-notes.ts";
import type { DataRecord, RecordNotes } from "./record-notes.ts";

/** A bucket holds its fields by name; anything else is one field. */
const fieldsIn = (record: DataRecord): readonly { readonly path: string; readonly field: DataRecord }[] => {
  const held = record["fields"];
  if (!isObject(held)) return [{ path: "", field: record }];
  return Object.entries(held).map(([name, field]) => ({ path: `fields.${name}.`, field: isObject(field) ? { name, ...field } : { name } }));
};

const typeProblem = (type: string): { readonly message: string; readonly suggestion?: string } => {
  const [near] = nearestNames(type, Object.keys(FieldType.keys));
  return { message: `expected a field type, got ${finding(type)}`, ...(near === undefined ? {} : { suggestion: near }) };
};

const checkSettings = (field: DataRecord, path: string, notes: RecordNotes): void => {
  const { name, type, values, access, share_editable: shared } = field;
  if (typeof name === "string" && isPresent(name) && identifier(name) !== name) {
    notes.add({
      code: "name-not-identifier",
      field: `${path}name`,
      message: `expected lower-case letters, digits and _, got ${finding(name)}`,
      suggestion: identifier(name),
    });
  }
  if (typeof type === "string" && isPresent(type) && !FieldType.is(type))
    notes.add({ code: "unknown-type", field: `${path}type`, ...typeProblem(type) });
  if (isPresent(access) && !FieldAccess.is(access))
    notes.add({ code: "wrong-type", field: `${path}access`, message: `expected "admin" or "guest", got ${finding(access)}` });
  if (isPresent(shared) && shared !== 0 && shared !== 1)
    notes.add({ code: "wrong-type", field: `${path}share_editable`, message: `expected 0 or 1, got ${finding(shared)}` });
  if (isPresent(values) && !FieldValues.is(values))
    notes.add({ code: "wrong-type", field: `${path}values`, message: `expected a list of texts or texts by key, got ${finding(values)}` });
  if (Array.isArray(values) && new Set(values).size < values.length) {
    notes.add({ code: "duplicate-entry", field: `${path}values`, message: "an option is there twice", suggestion: "drop it" });
    if (path === "") notes.repair("values", [...new Set(values)]);
  }
  const { filters } = field;
  if (Array.isArray(filters) && FieldType.is(type)) {
    const offered = new Set<unknown>(operatorsOf(type).flatMap((key) => [key, operatorInfo(key).label]));
    for (const operator of filters.filter((named) => !offered.has(named))) {
      notes.add({
        code: "unknown-operator",
        field: `${path}filters`,
        message: `a field of type ${type} has no operator ${finding(operator)}`,
      });
    }
  }
  if (type === "related_custom_object" && !isPresent(field["custom_object_id"])) {
    notes.add({ code: "required", field: `${path}custom_object_id`, message: "a related custom object needs the id of its object" });
  }
};

/** Checks field definitions, alone or in buckets, and adds them to the catalogue. */
export const makeFieldsCheck = (catalogue: Catalogue): KindCheck => {
  const places = makePlaces();
  const names = makeCompactIndex();
  const columns = columnsOf("fields");
  const bucketColumns = Object.fromEntries(Object.entries(columns).filter(([, column]) => column.required !== true));

  const claimName = (name: string, path: string, position: number, place: Place, notes: RecordNotes): void => {
    const first = names.add(name, position);
    if (first !== null)
      notes.add({
        code: "duplicate-id",
        field: `${path}name`,
        message: `${name} is also the name of the field at ${placeText(places.of(first), place)}`,
      });
  };

  return {
    next: (record, place, notes) => {
      const position = places.add(place);
      checkColumns(isObject(record["fields"]) ? bucketColumns : columns, record, notes);
      for (const { path, field } of fieldsIn(record)) {
        checkSettings(field, path, notes);
        const { name, type: fieldType } = field;
        if (typeof name !== "string" || name === "") continue;
        claimName(name, path, position, place, notes);
        if (!FieldType.is(fieldType)) continue;
        const options =
          FieldValues.is(field["values"]) && isListType(fieldType) ? new Set(fieldOptions(field["values"]).map(({ key }) => key)) : null;
        catalogue.fields?.set(name, {
          name,
          type: fieldType,
          required: field["required"] === true,
          options: options?.size === 0 ? null : options,
        });
      }
    },
    finish: nothingLeft,
  };
};
