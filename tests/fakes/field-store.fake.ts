import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { builtInFields } from "../../core/fields/built-in-fields.rule.ts";
import { conversionPreview } from "../../core/fields/conversion-preview.rule.ts";
import { convertedField, convertibleField, decideConversion, revertedField } from "../../core/fields/decide-conversion.rule.ts";
import { decideFieldChange, noField } from "../../core/fields/decide-field-change.rule.ts";
import { decideFieldCreate } from "../../core/fields/decide-field-create.rule.ts";
import { decideFieldDelete, decideFieldRestore } from "../../core/fields/decide-field-deletion.rule.ts";
import { decideRevert, revertable, type StoredConversion } from "../../core/fields/decide-revert.rule.ts";
import { decideArrangement, decideSectionCreate, decideSectionDelete, decideSectionRename } from "../../core/fields/decide-section.rule.ts";
import { isEmptyValue } from "../../core/fields/empty-value.rule.ts";
import { checkFieldValues, shownCheck } from "../../core/fields/field-check.rule.ts";
import { fieldConvert } from "../../core/fields/field-conversion.rule.ts";
import type { FieldSchema, PastConversion, StoredField } from "../../core/fields/field-schema.model.ts";
import { fieldSections } from "../../core/fields/field-sections.rule.ts";
import { storedFieldValue } from "../../core/fields/field-value.rule.ts";
import type { FieldOutcome } from "../../core/fields/field-write.rule.ts";
import type { FieldSection } from "../../core/fields/field.model.ts";
import type { FieldStore } from "../../core/fields/fields.port.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { sameValue } from "../../core/kernel/same-value.ts";

type Values = Map<number, Record<string, unknown>>;
type Kept = {
  readonly past: Omit<PastConversion, "until" | "label">;
  readonly originals: ReadonlyMap<number, { readonly value: unknown; readonly converted: unknown }>;
};

const none: Kept["originals"] = new Map();
const bare = {
  section: "",
  values: null,
  is_event: false,
  bucket_id: null,
  filters: null,
  editable: true,
  form_hidden: false,
  required: false,
  access: null,
  share_editable: null,
  custom_object_id: null,
  custom_object_field: null,
  custom_object_field_map: null,
  custom_record_id: null,
  version: 1,
  deleted_at: null,
};

/**
 * Definitions of fields in memory, by the same rules, for somebody who sees everything.
 * @param values own values of contacts by contact
 * @param now epoch seconds
 */
export const makeFieldStoreFake = (values: Values, now: () => number, timeZone = "UTC"): FieldStore => {
  const fields = new Map<number, StoredField>();
  const sections = new Map<string, FieldSection & { readonly position: number }>();
  const attempts = new Map<string, number>();
  let conversions: readonly Kept[] = [];
  let converted = 0;

  const find = (id: number): StoredField | null => fields.get(id) ?? null;
  const put = (field: StoredField): StoredField => {
    fields.set(field.id, field);
    return field;
  };
  const listed = (): readonly FieldSection[] =>
    [...sections.values()]
      .toSorted((a, b) => a.position - b.position || (a.slug < b.slug ? -1 : 1))
      .map(({ slug, title }) => ({ slug, title }));
  const schema = (): FieldSchema => ({
    sections: fieldSections(listed()),
    built_in: builtInFields,
    fields: [...fields.values()]
      .filter((field) => field.deleted_at === null)
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.id - b.id),
  });
  const answer =
    <A>(work: () => E.Either<Failure, A>): TaskEither<Failure, A> =>
    async () =>
      work();
  const settle = E.map(({ field }: FieldOutcome) => put(field));
  const filled = (name: string): readonly (readonly [number, unknown])[] =>
    [...values].flatMap(([id, held]) => (Object.hasOwn(held, name) ? [[id, held[name]] as const] : []));
  const set = (id: number, name: string, value: unknown): void => {
    const { [name]: _, ...rest } = values.get(id) ?? {};
    values.set(id, value === null ? rest : { ...rest, [name]: value });
  };
  const planOf = (field: StoredField, to: StoredField["type"]) => ({
    ...conversionPreview(
      field.type,
      to,
      filled(field.name).map(([, value]) => value),
      timeZone,
    ),
    blocked_by: [],
  });
  const pasts = (): readonly PastConversion[] => {
    const stored = conversions.flatMap(({ past }, at): readonly StoredConversion[] => {
      const field = find(past.field_id);
      const is_last = !conversions.slice(at + 1).some((later) => later.past.field_id === past.field_id);
      return field === null ? [] : [{ ...past, label: field.label, type: field.type, is_free: field.deleted_at === null, is_last }];
    });
    return revertable(stored.toReversed(), now());
  };

  return {
    schema: answer(() => E.right(schema())),
    create: (given) =>
      answer(() => {
        const again = given.key === undefined ? null : find(attempts.get(given.key) ?? 0);
        const decided = decideFieldCreate(given, {
          again,
          held: [...fields.values()].map(({ name, deleted_at }) => ({ name, in_use: deleted_at === null })),
        });
        if (E.isLeft(decided)) return decided;
        if (decided.right.tag === "again") return E.right(put(decided.right.outcome.field));
        const { name, label, type, order, parts } = decided.right.insert;
        const id = fields.size + 1;
        if (given.key !== undefined) attempts.set(given.key, id);
        return E.right(put({ ...bare, ...parts, id, name, label, type, order }));
      }),
    update: (id, change) => answer(() => settle(decideFieldChange(find(id), change, false))),
    arrange: (asked) =>
      answer(() => {
        const decided = decideArrangement(listed(), asked);
        if (E.isLeft(decided)) return decided;
        for (const [position, { slug, fields: ids }] of asked.sections.entries()) {
          const section = sections.get(slug);
          if (section !== undefined) sections.set(slug, { ...section, position });
          for (const [order, id] of ids.entries()) {
            const field = find(id);
            if (field !== null) put({ ...field, section: slug, order });
          }
        }
        return E.right(schema());
      }),
    addSection: (title) =>
      answer(() =>
        E.map(({ section }: { readonly section: FieldSection }) => {
          sections.set(section.slug, { ...section, position: sections.size + 1 });
          return section;
        })(decideSectionCreate(listed(), title)),
      ),
    renameSection: (slug, title) =>
      answer(() => {
        const held = sections.get(slug);
        const decided = decideSectionRename(held === undefined ? null : { slug, title: held.title }, title);
        if (E.isLeft(decided)) return decided;
        sections.set(slug, { ...decided.right.section, position: held?.position ?? 0 });
        return E.right(decided.right.section);
      }),
    removeSection: (slug) =>
      answer(() => {
        const decided = decideSectionDelete(sections.get(slug) ?? null);
        if (E.isLeft(decided)) return decided;
        sections.delete(slug);
        for (const field of fields.values()) if (field.section === slug) put({ ...field, section: "" });
        return E.right(schema());
      }),
    usage: (id) =>
      answer(() => {
        const field = find(id);
        return field === null
          ? noField
          : E.right({ contacts: filled(field.name).filter(([, value]) => !isEmptyValue(value)).length, groups: [] });
      }),
    remove: (id) => answer(() => settle(decideFieldDelete(find(id), false, now()))),
    restore: (id) => answer(() => settle(decideFieldRestore(find(id), false))),
    bin: answer(() => {
      const gone = [...fields.values()].filter((field) => field.deleted_at !== null);
      return E.right({ fields: gone.toSorted((a, b) => (b.deleted_at ?? 0) - (a.deleted_at ?? 0) || a.id - b.id), conversions: pasts() });
    }),
    plan: (id, to) => answer(() => E.map((field: StoredField) => planOf(field, to))(convertibleField(find(id), to))),
    convert: (id, to, confirmed) =>
      answer(() => {
        const plan = E.map((field: StoredField) => planOf(field, to))(convertibleField(find(id), to));
        const decided = decideConversion(find(id), { to, confirmed }, { isConverting: false, plan: E.isRight(plan) ? plan.right : null });
        if (E.isLeft(decided)) return decided;
        const { field, converts } = decided.right;
        if (!converts) return E.right(field);
        const originals = new Map(
          filled(field.name).map(([con, value]) => {
            const becomes = fieldConvert(field.type, to, value, timeZone);
            return [con, { value, converted: becomes.ok ? becomes.value : null }] as const;
          }),
        );
        for (const [con, { converted: value }] of originals) set(con, field.name, value);
        const emptied = E.isRight(plan) ? plan.right.refused : 0;
        converted += 1;
        conversions = [...conversions, { past: { id: converted, field_id: id, from: field.type, to, at: now(), emptied }, originals }];
        return E.right(put(convertedField(field, to, emptied).field));
      }),
    revert: (id) =>
      answer(() => {
        const known = pasts().find((one) => one.id === id) ?? null;
        const decided = decideRevert(known, known === null ? null : find(known.field_id), true);
        if (E.isLeft(decided)) return decided;
        const { field, past } = decided.right;
        const originals = conversions.find((one) => one.past.id === id)?.originals ?? none;
        const back = (con: number, current: unknown): unknown => {
          const original = originals.get(con);
          if (original !== undefined && sameValue(current ?? null, original.converted)) return original.value;
          if (isEmptyValue(current)) return null;
          const becomes = fieldConvert(field.type, past.from, current, timeZone);
          const stored = storedFieldValue(field.name, past.from, current);
          return becomes.ok ? becomes.value : stored._tag === "Some" ? stored.value : (original?.value ?? null);
        };
        for (const con of new Set([...originals.keys(), ...filled(field.name).map(([held]) => held)]))
          set(con, field.name, back(con, values.get(con)?.[field.name] ?? null));
        conversions = conversions.filter((one) => one.past.id !== id);
        return E.right(put(revertedField(field, past).field));
      }),
    validate: (given) =>
      answer(() => E.right({ status: "success", ...shownCheck(checkFieldValues([...builtInFields, ...schema().fields], given)) })),
  };
};
