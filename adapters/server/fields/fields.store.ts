import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { builtInFields } from "../../../core/fields/built-in-fields.rule.ts";
import { isProductField } from "../../../core/fields/contact-team.rule.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import { checkFieldValues } from "../../../core/fields/field-check.rule.ts";
import { cleanOptions, definitionProblems, newFieldName } from "../../../core/fields/field-definition.rule.ts";
import { type FieldChange, fieldLimits, type FieldSchema, type NewField, type StoredField } from "../../../core/fields/field-schema.model.ts";
import type { FieldValues } from "../../../core/fields/field.model.ts";
import { fieldSections } from "../../../core/fields/field-sections.rule.ts";
import type { FieldStore } from "../../../core/fields/fields.port.ts";
import { conflict, type Failure, invalid, notFound } from "../../../core/kernel/failure.ts";
import { sameValue } from "../../../core/kernel/same-value.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";
import { conversionsOf, makeFieldConversions } from "./field-conversion.store.ts";
import { fieldColumns, fieldOf, fieldsSeenBy, isConverting, sectionsOf, stillConverting } from "./field-definition.store.ts";
import { makeFieldSections } from "./field-sections.store.ts";
import { fieldUsage } from "./field-usage.store.ts";
import type { Sealer } from "../storage/sealer.ts";

/** What the stores of fields work with. */
export type FieldCall = Doer & { readonly request: Partial<Pick<Request, "session">> } & { readonly tx: Tx; readonly viewer: FieldViewer; readonly sealer: Sealer };

type Answer<A> = Promise<E.Either<Failure, A>>;

const alwaysThere = "Contacts always have this field; hide it from forms instead.";
const madeBefore = "This field was added before and has been deleted or converted since.";
const missing = E.left(notFound("There is no such field."));
const optionsText = (values: FieldValues | null): string | null => (values === null ? null : JSON.stringify(cleanOptions(values)));

const columnsOf = (change: Omit<FieldChange, "version">) => ({
  ...(change.label === undefined ? {} : { label: change.label.trim() }),
  ...(change.section === undefined ? {} : { section: change.section }),
  ...(change.values === undefined ? {} : { options: optionsText(change.values) }),
  ...(change.access === undefined ? {} : { access: change.access }),
  ...(change.share_editable === undefined ? {} : { share_editable: change.share_editable }),
  ...(change.editable === undefined ? {} : { editable: change.editable }),
  ...(change.form_hidden === undefined ? {} : { form_hidden: change.form_hidden }),
  ...(change.required === undefined ? {} : { required: change.required }),
  ...(change.is_event === undefined ? {} : { is_event: change.is_event }),
  ...(change.filters === undefined ? {} : { operators: change.filters === null ? null : [...change.filters] }),
});

/** Definitions of fields in the transaction of one call; what changes is written to the trail. */
export const makeFieldStore = (call: FieldCall): FieldStore => {
  const { tx, viewer } = call;
  const { now } = call.request;
  const audit = (action: string, id: number, before: object | null, after: object | null): Promise<void> =>
    writeAudit(tx, call, { action, object_type: "field", object_id: id, before: before === null ? null : { ...before }, after: after === null ? null : { ...after } });
  const schema = async (): Answer<FieldSchema> => E.right({ sections: fieldSections(await sectionsOf(tx)), built_in: builtInFields, fields: await fieldsSeenBy(tx, viewer) });

  const write = async (stored: StoredField, action: string, change: object): Answer<StoredField> => {
    const before = Object.fromEntries(Object.keys(change).map((key) => [key, Reflect.get(stored, key) ?? null]));
    await tx.db.updateTable("fields").set({ ...change, version: stored.version + 1, updated_at: now }).where("org_id", "=", tx.org).where("field_id", "=", stored.id).execute();
    await audit(action, stored.id, before, change);
    return E.fromNullable(notFound("There is no such field."))(await fieldOf(tx, stored.id, false));
  };

  /** What an attempt made before, defined as it says now. */
  const madeBy = async (attempt: string, given: NewField): Promise<E.Either<Failure, StoredField> | null> => {
    const { key: _, type, bucket_id: __, custom_object_id: ___, ...definition } = given;
    const { rows } = await sql<{ field_id: number }>`select field_id from fields where org_id = ${tx.org} and create_key = ${attempt}::uuid`.execute(tx.db);
    const stored = rows[0] === undefined ? null : await fieldOf(tx, rows[0].field_id, true);
    if (stored === null) return null;
    if (stored.deleted_at !== null || stored.type !== type) return E.left(conflict(madeBefore));
    const wanted = { ...definition, label: definition.label.trim() };
    return Object.entries(wanted).every(([part, value]) => sameValue(Reflect.get(stored, part), value)) ? E.right(stored) : write(stored, "field.update", columnsOf(wanted));
  };

  const create = async (given: NewField): Answer<StoredField> => {
    const problems = definitionProblems(given.type, given.type === "list" ? { ...given, values: given.values ?? null } : given);
    if (Object.keys(problems).length > 0) return E.left(invalid(problems));
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.org}:fields`}, 0))`.execute(tx.db);
    const again = given.key === undefined ? null : await madeBy(given.key, given);
    if (again !== null) return again;
    const { rows: held } = await sql<{ name: string; in_use: boolean }>`select name, deleted_at is null as in_use from fields where org_id = ${tx.org}`.execute(tx.db);
    if (held.filter(({ in_use }) => in_use).length >= fieldLimits.fields) return E.left(invalid({ label: [`There are ${fieldLimits.fields} fields, the most there can be`] }));
    const bucket = given.bucket_id ?? null;
    const name = newFieldName(given.label, held.map((field) => field.name), bucket);
    if (name === null) return E.left(invalid({ label: ["Label is required"] }));
    const { label, type, custom_object_id = null, bucket_id: _, key = null, ...rest } = given;
    const values = { ...columnsOf({ ...rest, label }), bucket, custom_object_id: custom_object_id === null ? null : String(custom_object_id) };
    const { field_id } = await tx.db
      .insertInto("fields")
      .values({ options: null, converting: null, access: null, share_editable: null, operators: null, deleted_at: null, ...values, label: label.trim(), org_id: tx.org ?? 0, name, type, create_key: key, position: held.length, created_at: now, updated_at: now })
      .returning("field_id")
      .executeTakeFirstOrThrow();
    await audit("field.create", field_id, null, { name, type, ...values });
    return E.fromNullable(notFound("There is no such field."))(await fieldOf(tx, field_id, false));
  };

  const update = async (id: number, { version, ...change }: FieldChange): Answer<StoredField> => {
    const stored = await fieldOf(tx, id, true);
    if (stored === null || stored.deleted_at !== null) return missing;
    if (await isConverting(tx, id)) return E.left(stillConverting);
    const { values: _, ...named } = change;
    const wanted = isProductField(stored) ? named : change;
    const problems = definitionProblems(stored.type, wanted);
    if (Object.keys(problems).length > 0) return E.left(invalid(problems));
    if (stored.version !== version) return E.left(conflict("Somebody else changed this field in the meantime.", stored));
    return write(stored, "field.update", columnsOf(wanted));
  };

  const move = (id: number, action: string, isInUse: boolean) => async (): Answer<StoredField> => {
    const stored = await fieldOf(tx, id, true);
    if (stored === null) return missing;
    if (isProductField(stored) && !isInUse) return E.left(invalid({ name: [alwaysThere] }));
    if (await isConverting(tx, id)) return E.left(stillConverting);
    return (stored.deleted_at === null) === isInUse ? E.right(stored) : write(stored, action, { deleted_at: isInUse ? null : now });
  };

  return {
    schema,
    create: (field) => () => create(field),
    update: (id, change) => () => update(id, change),
    ...makeFieldSections(call, schema),
    usage: (id) => async () => {
      const stored = await fieldOf(tx, id, false);
      return stored === null ? missing : E.right(await fieldUsage(tx, stored));
    },
    remove: (id) => move(id, "field.delete", false),
    restore: (id) => move(id, "field.restore", true),
    bin: async () => {
      const { rows } = await sql<StoredField>`select ${fieldColumns} from fields f where f.org_id = ${tx.org} and f.deleted_at is not null order by f.deleted_at desc, f.field_id`.execute(tx.db);
      return E.right({ fields: rows, conversions: await conversionsOf(tx, now) });
    },
    ...makeFieldConversions(call),
    validate: (values) => async () => E.right({ status: "success" as const, ...checkFieldValues([...builtInFields, ...(await fieldsSeenBy(tx, viewer))], values) }),
  };
};
