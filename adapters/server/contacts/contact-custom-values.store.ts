import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { contactListRefusals } from "../../../core/contacts/contact-list-refusals.ts";
import { checkedCustomValues } from "../../../core/contacts/custom-values.rule.ts";
import { loopMessage, makesLoop } from "../../../core/contacts/relation-loop.rule.ts";
import { missingValues } from "../../../core/contacts/required-values.rule.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import type { StoredField } from "../../../core/fields/field-schema.model.ts";
import { noRecords } from "../../../core/fields/reference.rule.ts";
import { secretMask } from "../../../core/fields/secret.rule.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";
import type { Tx } from "../storage/database.ts";
import { type Sealer, secretPlace } from "../storage/sealer.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Custom field values that may be written.
 * @property shown as stored in the contact, with masked secrets
 * @property secrets the unmasked secrets, null for emptied ones
 */
export type CustomValues = { readonly shown: Values; readonly secrets: Values };

/** The refusal of secrets by a store that cannot encrypt them. */
export const noSealer = invalid({ fields: [contactListRefusals.secrets_elsewhere] });

const none: CustomValues = { shown: {}, secrets: {} };

type Edge = { con_id: number; targets: unknown };

/** The contacts that a stored relation references. */
export const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number).filter(Number.isSafeInteger) : []);

/** The references of a relation for every contact reachable from the given contacts. */
export const reached = async (tx: Tx, name: string, from: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> => {
  if (from.length === 0) return new Map();
  const { rows } = await sql<Edge>`
    with recursive reached(con_id, targets) as (
      select c.con_id, c.fields -> ${name}::text from own_contacts c where c.org_id = ${tx.org} and c.con_id = any(${from}::bigint[])
      union
      select c.con_id, c.fields -> ${name}::text
      from reached r cross join lateral jsonb_array_elements_text(case when jsonb_typeof(r.targets) = 'array' then r.targets else '[]'::jsonb end) named(id)
      join own_contacts c on c.con_id::text = named.id where c.org_id = ${tx.org}
    ) select con_id, targets from reached`.execute(tx.db);
  return new Map(rows.map(({ con_id, targets }) => [con_id, idsIn(targets)]));
};

const relationProblem = async (tx: Tx, field: StoredField, targets: readonly number[], contact: number | null): Promise<string | null> => {
  const edges = await reached(tx, field.name, targets);
  if (targets.some((id) => !edges.has(id))) return `${field.label} names a contact that does not exist`;
  return contact !== null && makesLoop(contact, targets, (id) => edges.get(id) ?? []) ? loopMessage : null;
};

/**
 * Validates custom field values against the fields that the writer may see: related contacts must exist without forming a cycle, and a new
 * contact needs the required fields.
 * @param contact the contact to change, null for a new one
 * @param bySystem another system writes them, with an API token
 * @param known the fields that the writer may see, if already read
 */
export const readCustomValues = async (
  tx: Tx,
  viewer: FieldViewer,
  given: Values | undefined,
  stored: Values,
  contact: number | null,
  bySystem = false,
  known?: readonly StoredField[],
): Promise<E.Either<Failure, CustomValues>> => {
  if (contact !== null && (given === undefined || Object.keys(given).length === 0)) return E.right(none);
  const fields = known ?? (await fieldsSeenBy(tx, viewer));
  const checked = checkedCustomValues(fields, given ?? {}, stored, { isThere: noRecords, bySystem });
  if (E.isLeft(checked)) return E.left(invalid(checked.left));
  const missing = contact === null ? missingValues(fields, checked.right) : {};
  if (Object.keys(missing).length > 0) return E.left(invalid(missing));
  const shown: Record<string, unknown> = { ...checked.right };
  const secrets: Record<string, unknown> = {};
  for (const field of fields) {
    const value = shown[field.name];
    if (value === undefined) continue;
    if (field.type === "related_contacts" && value !== null) {
      const targets = [...new Set(idsIn(value))];
      const problem = await relationProblem(tx, field, targets, contact);
      if (problem !== null) return E.left(invalid({ [`fields.${field.name}`]: [problem] }));
      shown[field.name] = targets;
    }
    if (field.type === "secret" && value !== secretMask) {
      secrets[field.name] = value;
      shown[field.name] = value === null ? null : secretMask;
    }
  }
  return E.right({ shown, secrets });
};

/**
 * Stores secrets encrypted.
 * @param now epoch seconds
 */
export const putSecrets = async (tx: Tx, sealer: Sealer, contact: number, secrets: Values, now: number): Promise<void> => {
  for (const [name, value] of Object.entries(secrets)) {
    if (value === null) {
      await tx.db
        .deleteFrom("contact_secrets")
        .where("org_id", "=", tx.org)
        .where("con_id", "=", contact)
        .where("name", "=", name)
        .execute();
      continue;
    }
    const sealed = sealer.seal(String(value), secretPlace(tx.org, contact, name));
    await sql`
      insert into contact_secrets (org_id, con_id, name, sealed, updated_at) values (${tx.org}, ${contact}, ${name}, ${sealed}, ${now})
      on conflict (org_id, con_id, name) do update set sealed = excluded.sealed, updated_at = excluded.updated_at`.execute(tx.db);
  }
};
