import { sql } from "kysely";
import { isEmptyValue } from "../../../core/fields/empty-value.rule.ts";
import { fieldConvert } from "../../../core/fields/field-conversion.rule.ts";
import type { StoredField } from "../../../core/fields/field-schema.model.ts";
import type { FieldType } from "../../../core/fields/field-type.model.ts";
import { storedFieldValue } from "../../../core/fields/field-value.rule.ts";
import { secretMask } from "../../../core/fields/secret.rule.ts";
import { sameValue } from "../../../core/kernel/same-value.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { timezoneOf } from "../groups/group-fields.store.ts";
import type { Tx } from "../storage/database.ts";
import { type Sealer, secretPlace } from "../storage/sealer.ts";

/** Values converted per step. */
export const conversionBatch = 2_000;

type Held = { con_id: number; value: unknown };
export type Converting = { readonly tx: Tx; readonly sealer: Sealer; readonly now: number };
/** @property doer the actor in the audit log for each secret that is decrypted */
export type Reverting = Converting & { readonly doer: Doer };

/** Writes values of one field; null removes the key. */
const putValues = async ({ tx, now }: Converting, name: string, values: readonly Held[]): Promise<void> => {
  const ids = values.map(({ con_id }) => con_id);
  await sql`select set_config('app.converted_field', ${name}, true)`.execute(tx.db);
  const texts = values.map(({ value }) => (value === null ? null : JSON.stringify(value)));
  await sql`
    update contacts c set fields = case when v.value is null then c.fields - ${name}::text else jsonb_set(c.fields, array[${name}::text], v.value::jsonb) end, version = c.version + 1, updated_at = ${now}
    from unnest(${ids}::bigint[], ${texts}::text[]) v(con_id, value) where c.org_id = ${tx.org} and c.con_id = v.con_id`.execute(tx.db);
};

const seal = async ({ tx, sealer, now }: Converting, name: string, { con_id, value }: Held): Promise<void> => {
  const sealed = sealer.seal(String(value), secretPlace(tx.org, con_id, name));
  await sql`
    insert into contact_secrets (org_id, con_id, name, sealed, updated_at) values (${tx.org}, ${con_id}, ${name}, ${sealed}, ${now})
    on conflict (org_id, con_id, name) do update set sealed = excluded.sealed, updated_at = excluded.updated_at`.execute(tx.db);
};

/**
 * Converts the next unconverted values of a field, including archived and deleted contacts, and stores the originals.
 * @returns how many, and how many of them were emptied; 0 at the end
 */
export const convertBatch = async (
  call: Converting,
  field: StoredField,
  to: FieldType,
  conversion: number,
): Promise<{ readonly done: number; readonly emptied: number }> => {
  const { tx, sealer } = call;
  const zone = await timezoneOf(tx, tx.org ?? 0);
  const { rows } = await sql<Held>`
    select c.con_id, c.fields -> ${field.name}::text as value from contacts c
    where c.org_id = ${tx.org} and c.fields ? ${field.name}::text and not exists (select from field_originals o where o.conversion_id = ${conversion} and o.con_id = c.con_id)
    order by c.con_id limit ${conversionBatch} for update`.execute(tx.db);
  if (rows.length === 0) return { done: 0, emptied: 0 };
  const isSecret = to === "secret";
  const answers = rows.map(({ value }) => fieldConvert(field.type, to, value, zone));
  const converted = rows.map(({ con_id }, at): Held => ({ con_id, value: answers[at]?.ok === true ? answers[at].value : null }));
  if (isSecret) for (const held of converted) if (held.value !== null) await seal(call, field.name, held);
  const shown = isSecret ? converted.map(({ con_id, value }) => ({ con_id, value: value === null ? null : secretMask })) : converted;
  const originals = rows.map(({ con_id, value }) =>
    isSecret ? { sealed: sealer.seal(JSON.stringify(value), secretPlace(tx.org, con_id, field.name)) } : value,
  );
  await sql`
    insert into field_originals (org_id, conversion_id, con_id, value, converted)
    select ${tx.org}, ${conversion}, v.con_id, v.value::jsonb, v.converted::jsonb
    from unnest(${rows.map(({ con_id }) => con_id)}::bigint[], ${originals.map((value) => JSON.stringify(value))}::text[], ${shown.map(({ value }) => JSON.stringify(value))}::text[]) v(con_id, value, converted)`.execute(
    tx.db,
  );
  await putValues(call, field.name, shown);
  if (isSecret)
    await sql`update contact_events set answer = ${secretMask} where org_id = ${tx.org} and kind = 'field' and item = ${field.name} and con_id = any(${rows.map(({ con_id }) => con_id)}::bigint[]) and answer is not null`.execute(
      tx.db,
    );
  return { done: rows.length, emptied: answers.filter(({ ok }) => !ok).length };
};

type Row = { con_id: number; has_original: boolean; value: unknown; converted: unknown; current: unknown; sealed: string | null };
/**
 * @property from the earlier type
 * @property to the type after the conversion
 */
export type Reverted = { readonly id: number; readonly from: FieldType; readonly to: FieldType };
const sealedText = (value: unknown): string => (typeof value === "object" && value !== null ? String(Reflect.get(value, "sealed")) : "");

/**
 * The original value if the converted one is unchanged; else the current value converted to the old type, or the original if it does not
 * fit.
 */
const backAgain = ({ tx, sealer }: Converting, name: string, { from, to }: Reverted, zone: string, row: Row): unknown => {
  const place = secretPlace(tx.org, row.con_id, name);
  const isSecret = to === "secret";
  const original: unknown = !row.has_original ? null : isSecret ? JSON.parse(sealer.open(sealedText(row.value), place)) : row.value;
  const current: unknown = isSecret ? (row.sealed === null ? null : sealer.open(row.sealed, place)) : row.current;
  const isUntouched = isSecret ? current === String(original) : sameValue(current, row.converted);
  if (row.has_original && isUntouched) return original;
  if (isEmptyValue(current)) return null;
  const converted = fieldConvert(to, from, current, zone);
  if (converted.ok) return converted.value;
  const stored = storedFieldValue(name, from, current);
  return stored._tag === "Some" ? stored.value : original;
};

/**
 * Reverts the next values to those before a conversion; each secret that is decrypted is written to the audit log as revealed.
 * @param after the last con_id of the previous batch
 * @param isWhole whether every value was converted; else only converted ones are reverted
 * @returns the last contact, null at the end
 */
export const revertBatch = async (
  call: Reverting,
  name: string,
  conversion: Reverted,
  after: number,
  isWhole: boolean,
): Promise<number | null> => {
  const { tx } = call;
  const zone = await timezoneOf(tx, tx.org ?? 0);
  const { rows } = await sql<Row>`
    select c.con_id, o.con_id is not null as has_original, o.value, coalesce(o.converted, 'null'::jsonb) as converted, coalesce(c.fields -> ${name}::text, 'null'::jsonb) as current, s.sealed
    from contacts c
    left join field_originals o on o.con_id = c.con_id and o.conversion_id = ${conversion.id}
    left join contact_secrets s on s.org_id = c.org_id and s.con_id = c.con_id and s.name = ${name}
    where c.org_id = ${tx.org} and c.con_id > ${after} and (o.con_id is not null or (${isWhole}::boolean and c.fields ? ${name}::text)) order by c.con_id limit ${conversionBatch}`.execute(
    tx.db,
  );
  if (rows.length === 0) return null;
  await putValues(
    call,
    name,
    rows.map((row) => ({ con_id: row.con_id, value: backAgain(call, name, conversion, zone, row) })),
  );
  if (conversion.to === "secret")
    for (const { con_id } of rows)
      await writeAudit(tx, call.doer, {
        action: "contact.reveal_secret",
        object_type: "contact",
        object_id: con_id,
        before: null,
        after: { field: name },
      });
  return rows.at(-1)?.con_id ?? null;
};
