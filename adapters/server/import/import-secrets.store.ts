import { sql } from "kysely";
import { isEmptyValue } from "../../../core/fields/empty-value.rule.ts";
import type { ImportValues, KnownContact } from "../../../core/import/import-values.model.ts";
import { changedSecrets } from "../../../core/import/secret-values.rule.ts";
import type { Tx } from "../storage/database.ts";
import { type Sealer, secretPlace } from "../storage/sealer.ts";

/** Marks a secret in the stored values of a row. */
const sealedKey = "$sealed";
type Sealed = { readonly [sealedKey]: string };
const isSealed = (value: unknown): value is Sealed => typeof value === "object" && value !== null && sealedKey in value;

/** A secret to set for a contact; null deletes it. */
export type SecretChange = { readonly con_id: number; readonly name: string; readonly value: unknown };

/** Contacts with decrypted secrets, for decisions; results must be masked or encrypted before they are stored. */
export const openedContacts = async (
  tx: Tx,
  sealer: Sealer,
  contacts: readonly KnownContact[],
  secrets: ReadonlySet<string>,
): Promise<readonly KnownContact[]> => {
  if (secrets.size === 0 || contacts.length === 0) return contacts;
  const { rows } = await sql<{ con_id: number; name: string; sealed: string }>`
    select con_id, name, sealed from contact_secrets
    where org_id = ${tx.org} and con_id = any(${contacts.map(({ con_id }) => con_id)}::bigint[]) and name = any(${[...secrets]}::text[])`.execute(
    tx.db,
  );
  const opened = new Map(
    rows.map(({ con_id, name, sealed }) => [`${con_id}:${name}`, sealer.open(sealed, secretPlace(tx.org, con_id, name))]),
  );
  return contacts.map((contact) => ({
    ...contact,
    fields: changedSecrets(contact.fields, secrets, (_, name) => opened.get(`${contact.con_id}:${name}`) ?? null),
  }));
};

/** Values as an import stores them per row: secrets encrypted for their contact and field. */
export const sealedValues = <V extends ImportValues | null>(
  sealer: Sealer,
  org: number | null,
  con_id: number,
  values: V,
  secrets: ReadonlySet<string>,
): V =>
  values === null || secrets.size === 0 || values.fields === undefined
    ? values
    : {
        ...values,
        fields: changedSecrets(values.fields, secrets, (value, name) =>
          isEmptyValue(value) ? null : { [sealedKey]: sealer.seal(String(value), secretPlace(org, con_id, name)) },
        ),
      };

/** The keys of the secrets stored in rows. */
export const sealedKeys = (rows: readonly (ImportValues | null)[]): ReadonlySet<string> =>
  new Set(rows.flatMap((values) => Object.entries(values?.fields ?? {}).flatMap(([key, value]) => (isSealed(value) ? [key] : []))));

/** Stored values with decrypted secrets. */
export const openedValues = <V extends ImportValues | null>(sealer: Sealer, org: number | null, con_id: number, values: V): V =>
  values === null || values.fields === undefined
    ? values
    : {
        ...values,
        fields: Object.fromEntries(
          Object.entries(values.fields).map(([name, value]) => [
            name,
            isSealed(value) ? sealer.open(value[sealedKey], secretPlace(org, con_id, name)) : value,
          ]),
        ),
      };

/**
 * Stores secrets encrypted, and deletes those that are null.
 * @param now epoch seconds
 */
export const putAllSecrets = async (tx: Tx, sealer: Sealer, changes: readonly SecretChange[], now: number): Promise<void> => {
  const [gone, kept] = [changes.filter(({ value }) => isEmptyValue(value)), changes.filter(({ value }) => !isEmptyValue(value))];
  if (gone.length > 0)
    await sql`
      delete from contact_secrets s using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as r (con_id bigint, name text)
      where s.org_id = ${tx.org} and s.con_id = r.con_id and s.name = r.name`.execute(tx.db);
  if (kept.length === 0) return;
  const rows = kept.map(({ con_id, name, value }) => ({
    con_id,
    name,
    sealed: sealer.seal(String(value), secretPlace(tx.org, con_id, name)),
  }));
  await sql`
    insert into contact_secrets (org_id, con_id, name, sealed, updated_at)
    select ${tx.org}::bigint, r.con_id, r.name, r.sealed, ${now}::bigint from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (con_id bigint, name text, sealed text)
    on conflict (org_id, con_id, name) do update set sealed = excluded.sealed, updated_at = excluded.updated_at`.execute(tx.db);
};

/** The secret changes among the values of a contact. */
export const secretChanges = (con_id: number, values: ImportValues, secrets: ReadonlySet<string>): readonly SecretChange[] =>
  Object.entries(values.fields ?? {}).flatMap(([name, value]) => (secrets.has(name) ? [{ con_id, name, value }] : []));
