import * as E from "fp-ts/lib/Either.js";
import { fieldOptions } from "../../../core/fields/field-options.rule.ts";
import { type FieldChange, fieldLimits, type NewField } from "../../../core/fields/field-schema.model.ts";
import type { FieldValues } from "../../../core/fields/field.model.ts";
import { isWritableField } from "../../../core/fields/writable-field.rule.ts";
import { importStarted, noImport } from "../../../core/import/decide-import.rule.ts";
import { importRefusals } from "../../../core/import/import-refusals.ts";
import { type Import, isChangeable } from "../../../core/import/import.model.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";
import { makeFieldStore } from "../fields/fields.store.ts";
import type { Sealer } from "../storage/sealer.ts";
import { changeImport, readImport } from "./import-row.store.ts";
import { type ImportCall, makeImports } from "./imports.store.ts";

type Answer = Promise<E.Either<Failure, Import>>;

/** The choices with new ones appended; where labels have keys, a new choice uses its label as key. */
const withOptions = (values: FieldValues, added: readonly string[]): FieldValues =>
  Array.isArray(values) ? [...values, ...added] : { ...values, ...Object.fromEntries(added.map((label) => [label, label])) };

/** Fields and choices created from an import, in the transaction of one call; the import records them. */
export const makeImportFields = (call: ImportCall & { readonly sealer: Sealer }) => {
  const { tx, actor } = call;
  const fields = makeFieldStore({ ...call, viewer: actor.role });
  return {
    addField: async (id: number, column: number, field: NewField): Answer => {
      const stored = await readImport(tx, actor.role, id, true);
      if (stored === null) return noImport;
      if (!isChangeable(stored)) return importStarted;
      if (stored.columns[column] === undefined) return E.left(invalid({ column: [importRefusals.no_column] }));
      if (!isWritableField({ editable: field.editable ?? true, bucket_id: null }))
        return E.left(invalid({ "field.editable": [importRefusals.not_edited_with_contact] }));
      const made = await fields.create(field)();
      if (E.isLeft(made)) return made;
      await changeImport(tx, id, { made: { ...stored.made, fields: [...stored.made.fields, made.right.label] } });
      return makeImports(call).change(
        id,
        { mapping: stored.mapping.map((target, at) => (at === column ? `field:${made.right.name}` : target)) },
        null,
      );
    },
    addOptions: async (id: number, column: number, options: readonly string[]): Answer => {
      const stored = await readImport(tx, actor.role, id, true);
      if (stored === null) return noImport;
      if (!isChangeable(stored)) return importStarted;
      const field = (await fieldsSeenBy(tx, actor.role)).find(({ name }) => `field:${name}` === stored.mapping[column]);
      if (field === undefined || field.values === null) return E.left(invalid({ column: [importRefusals.column_without_choices] }));
      const known = new Set(fieldOptions(field.values).flatMap(({ key, label }) => [key.toLowerCase(), label.toLowerCase()]));
      const added = [...new Map(options.map((option) => [option.trim().toLowerCase(), option.trim()])).entries()]
        .filter(([key]) => key !== "" && !known.has(key))
        .map(([, label]) => label);
      if (fieldOptions(field.values).length + added.length > fieldLimits.options)
        return E.left(invalid({ options: [importRefusals.too_many_choices({ most: fieldLimits.options })] }));
      if (added.length === 0) return makeImports(call).change(id, {}, null);
      const change: FieldChange = { version: field.version, values: withOptions(field.values, added) };
      const updated = await fields.update(field.id, change)();
      if (E.isLeft(updated)) return updated;
      await changeImport(tx, id, { made: { ...stored.made, options: [...stored.made.options, { field: field.label, labels: added }] } });
      return makeImports(call).change(id, {}, null);
    },
  };
};
