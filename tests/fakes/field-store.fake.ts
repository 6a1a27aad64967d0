import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { builtInFields } from "../../core/fields/built-in-fields.rule.ts";
import { conversionPreview } from "../../core/fields/conversion-preview.rule.ts";
import { fieldMayBecome } from "../../core/fields/convertible-field.rule.ts";
import { isEmptyValue } from "../../core/fields/empty-value.rule.ts";
import { checkFieldValues } from "../../core/fields/field-check.rule.ts";
import { fieldConvert } from "../../core/fields/field-conversion.rule.ts";
import { cleanOptions, definitionProblems, newFieldName } from "../../core/fields/field-definition.rule.ts";
import type { FieldSchema, PastConversion, StoredField } from "../../core/fields/field-schema.model.ts";
import { fieldSections, newSection } from "../../core/fields/field-sections.rule.ts";
import type { FieldSection } from "../../core/fields/field.model.ts";
import { storedFieldValue } from "../../core/fields/field-value.rule.ts";
import type { FieldStore } from "../../core/fields/fields.port.ts";
import { conflict, type Failure, invalid, notFound } from "../../core/kernel/failure.ts";
import { sameValue } from "../../core/kernel/same-value.ts";

type Values = Map<number, Record<string, unknown>>;
type Kept = { readonly past: PastConversion; readonly originals: ReadonlyMap<number, { readonly value: unknown; readonly converted: unknown }> };

const life = 30 * 24 * 3600;
const missing = E.left(notFound("There is no such field."));
const bare = { section: "", values: null, is_event: false, bucket_id: null, filters: null, editable: true, form_hidden: false, required: false, access: null, share_editable: null, custom_object_id: null, custom_object_field: null, custom_object_field_map: null, custom_record_id: null };

/** Definitions of fields in memory, by the same rules, for somebody who sees everything. @param values own values of contacts by contact @param now epoch seconds */
export const makeFieldStoreFake = (values: Values, now: () => number, timeZone = "UTC"): FieldStore => {
  let fields: readonly StoredField[] = [];
  let sections: readonly FieldSection[] = [];
  let conversions: readonly Kept[] = [];
  const attempts = new Map<string, number>();

  const find = (id: number): StoredField | undefined => fields.find((field) => field.id === id);
  const put = (field: StoredField): StoredField => {
    fields = fields.some(({ id }) => id === field.id) ? fields.map((held) => (held.id === field.id ? field : held)) : [...fields, field];
    return field;
  };
  const schema = (): FieldSchema => ({
    sections: fieldSections(sections),
    built_in: builtInFields,
    fields: fields.filter((field) => field.deleted_at === null).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.id - b.id),
  });
  const answer = <A>(work: () => E.Either<Failure, A>): TaskEither<Failure, A> => async () => work();
  const known = (id: number, work: (field: StoredField) => E.Either<Failure, StoredField>): TaskEither<Failure, StoredField> => answer(() => {
    const field = find(id);
    return field === undefined ? missing : work(field);
  });
  const filled = (name: string): readonly (readonly [number, unknown])[] => [...values].flatMap(([id, held]) => (Object.hasOwn(held, name) ? [[id, held[name]] as const] : []));
  const set = (id: number, name: string, value: unknown): void => {
    const { [name]: _, ...rest } = values.get(id) ?? {};
    values.set(id, value === null ? rest : { ...rest, [name]: value });
  };
  const planOf = (field: StoredField, to: StoredField["type"]) => ({ ...conversionPreview(field.type, to, filled(field.name).map(([, value]) => value), timeZone), blocked_by: [] });
  const mayBecome = (field: StoredField | undefined, to: StoredField["type"]): E.Either<Failure, StoredField> => {
    if (field === undefined || field.deleted_at !== null) return missing;
    return field.type === to || fieldMayBecome(field.name, field.type).includes(to) ? E.right(field) : E.left(invalid({ to: [`Cannot convert ${field.type} to ${to}.`] }));
  };
  const revertable = (): readonly Kept[] => conversions.filter(({ past }, at) => now() < past.until && !conversions.slice(at + 1).some((later) => later.past.field_id === past.field_id));
  const titled = (title: string, work: () => E.Either<Failure, FieldSection>) => answer(() => (title.trim() === "" ? E.left(invalid({ title: ["Title is required"] })) : work()));

  return {
    schema: answer(() => E.right(schema())),
    create: ({ label, type, custom_object_id = null, key = "", ...given }) =>
      answer(() => {
        const problems = definitionProblems(type, type === "list" ? { label, values: null, ...given } : { label, ...given });
        if (Object.keys(problems).length > 0) return E.left(invalid(problems));
        const again = fields.find(({ id }) => id === attempts.get(key));
        if (again !== undefined)
          return again.deleted_at !== null || again.type !== type ? E.left(conflict("This field was added before and has been deleted or converted since.")) : sameValue({ ...again, ...given, label: label.trim() }, again) ? E.right(again) : E.right(put({ ...again, ...given, label: label.trim(), version: again.version + 1 }));
        if (key !== "") attempts.set(key, fields.length + 1);
        const name = newFieldName(label, fields.map((field) => field.name));
        if (name === null) return E.left(invalid({ label: ["Label is required"] }));
        const options = given.values === undefined || given.values === null ? null : cleanOptions(given.values);
        return E.right(put({ ...bare, ...given, values: options, custom_object_id, id: fields.length + 1, name, label: label.trim(), type, order: fields.length, version: 1, deleted_at: null }));
      }),
    update: (id, { version, ...change }) =>
      known(id, (field) => {
        if (field.deleted_at !== null) return missing;
        const problems = definitionProblems(field.type, change);
        if (Object.keys(problems).length > 0) return E.left(invalid(problems));
        return field.version === version ? E.right(put({ ...field, ...change, version: version + 1 })) : E.left(conflict("Somebody else changed this field in the meantime.", field));
      }),
    arrange: ({ sections: order }) =>
      answer(() => {
        const strange = order.find(({ slug }) => slug !== "" && !sections.some((section) => section.slug === slug));
        if (strange !== undefined) return E.left(invalid({ sections: [`There is no section "${strange.slug}"`] }));
        const rank = (slug: string): number => order.findIndex((one) => one.slug === slug);
        sections = sections.toSorted((a, b) => rank(a.slug) - rank(b.slug));
        for (const { slug, fields: ids } of order) for (const [at, id] of ids.entries()) fields = fields.map((field) => (field.id === id ? { ...field, section: slug, order: at } : field));
        return E.right(schema());
      }),
    addSection: (title) =>
      titled(title, () => {
        const section = newSection(title, sections);
        if (section === null) return E.left(invalid({ title: ["Title is required"] }));
        sections = [...sections, section];
        return E.right(section);
      }),
    renameSection: (slug, title) =>
      titled(title, () => {
        const section = { slug, title: title.trim() };
        if (!sections.some((held) => held.slug === slug)) return E.left(notFound("There is no such section."));
        sections = sections.map((held) => (held.slug === slug ? section : held));
        return E.right(section);
      }),
    removeSection: (slug) =>
      answer(() => {
        if (!sections.some((held) => held.slug === slug)) return E.left(notFound("There is no such section."));
        sections = sections.filter((held) => held.slug !== slug);
        fields = fields.map((field) => (field.section === slug ? { ...field, section: "" } : field));
        return E.right(schema());
      }),
    usage: (id) => answer(() => {
      const field = find(id);
      return field === undefined ? missing : E.right({ contacts: filled(field.name).filter(([, value]) => !isEmptyValue(value)).length, groups: [] });
    }),
    remove: (id) => known(id, (field) => E.right(field.deleted_at === null ? put({ ...field, deleted_at: now(), version: field.version + 1 }) : field)),
    restore: (id) => known(id, (field) => E.right(field.deleted_at === null ? field : put({ ...field, deleted_at: null, version: field.version + 1 }))),
    bin: answer(() => E.right({ fields: fields.filter((field) => field.deleted_at !== null), conversions: revertable().map(({ past }) => past).toReversed() })),
    plan: (id, to) => answer(() => E.map((field: StoredField) => planOf(field, to))(mayBecome(find(id), to))),
    convert: (id, to, confirmed) =>
      answer(() => {
        const may = mayBecome(find(id), to);
        if (E.isLeft(may) || may.right.type === to) return may;
        const field = may.right;
        const plan = planOf(field, to);
        if (plan.warning !== null && !confirmed) return E.left(conflict(plan.warning, plan));
        const originals = new Map(filled(field.name).map(([con, value]) => {
          const converted = fieldConvert(field.type, to, value, timeZone);
          return [con, { value, converted: converted.ok ? converted.value : null }] as const;
        }));
        for (const [con, { converted }] of originals) set(con, field.name, converted);
        const past = { id: conversions.length + 1, field_id: id, label: field.label, from: field.type, to, at: now(), until: now() + life, emptied: plan.refused };
        conversions = [...conversions, { past, originals }];
        return E.right(put({ ...field, type: to, filters: null, version: field.version + 1 }));
      }),
    revert: (id) =>
      answer(() => {
        const kept = revertable().find(({ past }) => past.id === id);
        const field = kept === undefined ? undefined : find(kept.past.field_id);
        if (kept === undefined || field === undefined) return E.left(notFound("There is no such conversion, or it is too old to take back."));
        const { from } = kept.past;
        const back = (con: number, current: unknown): unknown => {
          const original = kept.originals.get(con);
          if (original !== undefined && sameValue(current ?? null, original.converted)) return original.value;
          if (isEmptyValue(current)) return null;
          const converted = fieldConvert(field.type, from, current, timeZone);
          const stored = storedFieldValue(field.name, from, current);
          return converted.ok ? converted.value : stored._tag === "Some" ? stored.value : (original?.value ?? null);
        };
        for (const con of new Set([...kept.originals.keys(), ...filled(field.name).map(([held]) => held)])) set(con, field.name, back(con, values.get(con)?.[field.name] ?? null));
        conversions = conversions.filter(({ past }) => past.id !== id);
        return E.right(put({ ...field, type: from, filters: null, version: field.version + 1 }));
      }),
    validate: (given) => answer(() => E.right({ status: "success", ...checkFieldValues([...builtInFields, ...schema().fields], given) })),
  };
};
