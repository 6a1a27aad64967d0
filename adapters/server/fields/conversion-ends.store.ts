import { sql } from "kysely";
import { convertedField, revertedField } from "../../../core/fields/decide-conversion.rule.ts";
import type { StoredField } from "../../../core/fields/field-schema.model.ts";
import type { FieldType } from "../../../core/fields/field-type.model.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Converting, Reverted } from "./conversion-batch.store.ts";

type Ending = Converting & { readonly doer: Doer };

const setType = ({ tx, now }: Converting, field: StoredField, type: FieldType): Promise<unknown> =>
  sql`update fields set type = ${type}, operators = null, converting = null, version = version + 1, updated_at = ${now} where org_id = ${tx.org} and field_id = ${field.id}`.execute(
    tx.db,
  );

/**
 * Records the start of a conversion.
 * @param isLong whether it runs in the background, during which the field's values are read-only
 * @returns its id
 */
export const beginConversion = async ({ tx, now }: Converting, field: StoredField, to: FieldType, isLong: boolean): Promise<number> => {
  const { conversion_id } = await tx.db
    .insertInto("field_conversions")
    .values({ org_id: tx.org ?? 0, field_id: field.id, from_type: field.type, to_type: to, emptied: 0, at: now, reverted_at: null })
    .returning("conversion_id")
    .executeTakeFirstOrThrow();
  if (isLong) await sql`update fields set converting = ${to} where org_id = ${tx.org} and field_id = ${field.id}`.execute(tx.db);
  return conversion_id;
};

/** Sets the field's new type once every value is converted. */
export const endConversion = async (
  { doer, ...call }: Ending,
  field: StoredField,
  to: FieldType,
  conversion: number,
  emptied: number,
): Promise<void> => {
  const { tx } = call;
  await tx.db
    .updateTable("field_conversions")
    .set({ emptied })
    .where("org_id", "=", tx.org)
    .where("conversion_id", "=", conversion)
    .execute();
  await setType(call, field, to);
  await writeAudit(tx, doer, { ...convertedField(field, to, emptied).audit, object_type: "field", object_id: field.id });
};

/** Restores the field's old type once every value is reverted, and deletes the originals. */
export const endRevert = async ({ doer, ...call }: Ending, field: StoredField, { id, from, to }: Reverted): Promise<void> => {
  const { tx, now } = call;
  if (to === "secret") await tx.db.deleteFrom("contact_secrets").where("org_id", "=", tx.org).where("name", "=", field.name).execute();
  await tx.db
    .updateTable("field_conversions")
    .set({ reverted_at: now })
    .where("org_id", "=", tx.org)
    .where("conversion_id", "=", id)
    .execute();
  await tx.db.deleteFrom("field_originals").where("org_id", "=", tx.org).where("conversion_id", "=", id).execute();
  await setType(call, field, from);
  await writeAudit(tx, doer, { ...revertedField(field, { from, to }).audit, object_type: "field", object_id: field.id });
};
