import { sql } from "kysely";
import { holdsTexts } from "../../../core/contacts/contact-field-kinds.rule.ts";
import { contactField, contactFieldNames, isWrittenField } from "../../../core/contacts/contact-fields.model.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import { FieldType } from "../../../core/fields/field-type.model.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";
import type { Tx } from "../storage/database.ts";

type Values = Readonly<Record<string, unknown>>;

const merged = contactFieldNames.filter((name) => contactField(name).writer !== "system");

/** The types by which standard fields are merged, including `blocked_at`. */
const plain: Readonly<Record<string, FieldType>> = {
  ...Object.fromEntries(merged.map((name) => [name, contactField(name).type] as const)),
  blocked_at: "int",
};
export const plainNames: readonly string[] = Object.keys(plain);

/** The values of a contact for a merge, standard and custom fields side by side; the row is locked until the transaction ends. */
export const mergeValuesOf = async (tx: Tx, contact: number): Promise<Values | null> => {
  const { rows } = await sql<{ plain: Values; fields: Values }>`
    select json_build_object(${sql.join(plainNames.map((name) => sql`${sql.lit(name)}, ${sql.ref(name)}`))}) as plain, fields
    from contacts where org_id = ${tx.org} and con_id = ${contact} and deleted_at is null for update`.execute(tx.db);
  return rows[0] === undefined ? null : { ...rows[0].fields, ...rows[0].plain };
};

/** The types by which fields are merged, including inactive custom fields, so that hidden values are not lost. */
export const mergeFieldsOf = async (tx: Tx, ...contacts: readonly Values[]): Promise<Readonly<Record<string, FieldType>>> => {
  const known = new Map(
    (await tx.db.selectFrom("fields").select(["name", "type"]).where("org_id", "=", tx.org).execute()).map(({ name, type }) => [
      name,
      type,
    ]),
  );
  const own = [...new Set(contacts.flatMap((values) => Object.keys(values)))].filter((name) => !(name in plain));
  const typeOf = (name: string): FieldType => {
    const type = known.get(name);
    return FieldType.is(type) ? type : "string";
  };
  return { ...plain, ...Object.fromEntries(own.map((name) => [name, typeOf(name)])) };
};

/** The names of the fields that the viewer may see and choose, and the labels of the custom ones. */
export const chosenFieldsOf = async (
  tx: Tx,
  viewer: FieldViewer,
): Promise<{ readonly names: ReadonlySet<string>; readonly labels: Readonly<Record<string, string>> }> => {
  const own = await fieldsSeenBy(tx, viewer);
  return {
    names: new Set([...plainNames, ...own.map(({ name }) => name)]),
    labels: Object.fromEntries(own.map(({ name, label }) => [name, label])),
  };
};

/**
 * Writes the values of a contact.
 * @param now epoch seconds
 */
export const putMergeValues = async (tx: Tx, contact: number, values: Values, now: number): Promise<void> => {
  const own = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !(name in plain) && value !== undefined && value !== null),
  );
  const texts = (name: string): readonly string[] => {
    const value = values[name];
    return Array.isArray(value) ? value.map(String) : [];
  };
  const text = (name: string): string | null => {
    const value = values[name];
    return typeof value === "string" ? value : null;
  };
  const set = sql.join(
    merged.map(
      (name) => sql`${sql.ref(name)} = ${isWrittenField(name) ? (holdsTexts(name) ? texts(name) : (text(name) ?? "")) : text(name)}`,
    ),
  );
  await sql`
    update contacts set ${set}, blocked_at = ${typeof values["blocked_at"] === "number" ? values["blocked_at"] : null}, fields = ${JSON.stringify(own)}::jsonb, version = version + 1, updated_at = ${now}
    where org_id = ${tx.org} and con_id = ${contact}`.execute(tx.db);
};
