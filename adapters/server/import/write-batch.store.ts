import { sql } from "kysely";
import { contactWall, placedBehind } from "../../../core/contacts/contact-wall.rule.ts";
import type { RowDecision } from "../../../core/import/decide-row.rule.ts";
import type { ImportValues, KnownContact } from "../../../core/import/import-values.model.ts";
import { maskedValues } from "../../../core/import/secret-values.rule.ts";
import { type Doer, writeAudits } from "../audit/audit.store.ts";
import { writtenColumns, writtenColumnsOf, writtenDefinition, writtenFrom } from "../contacts/contact-columns.ts";
import { beyondWall, type Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import type { ImportKeys } from "./import-people.store.ts";
import { putAllSecrets, sealedValues, secretChanges } from "./import-secrets.store.ts";

/** The idempotency key of a contact created by a row, always the same, so that the row creates only one. */
const createKey = (importId: number, row: number): string => {
  const id = importId.toString(16).padStart(12, "0");
  return `${id.slice(0, 8)}-${id.slice(8)}-8000-9000-${row.toString(16).padStart(12, "0")}`;
};

const columnsOf = ({ con_id: _id, ...values }: KnownContact) => values;

const createAll = async (
  tx: Tx,
  importId: number,
  contacts: readonly KnownContact[],
  now: number,
): Promise<ReadonlyMap<number, number>> => {
  if (contacts.length === 0) return new Map();
  const rows = contacts.map((contact) => ({ key: createKey(importId, -contact.con_id), ...columnsOf(contact) }));
  const made = await sql<{ con_id: number; key: string }>`
    insert into contacts (org_id, ${writtenColumns}, fields, create_key, created_at, updated_at)
    select ${tx.org}::bigint, ${writtenColumnsOf("r")}, r.fields, r.key, ${now}::bigint, ${now}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (key uuid, ${writtenDefinition}, fields jsonb)
    returning con_id, create_key::text as key`.execute(tx.db);
  return new Map(made.rows.map(({ con_id, key }) => [-Number.parseInt(key.slice(-12), 16), con_id]));
};

/** Writes the new values of contacts. */
export const updateAll = async (tx: Tx, contacts: readonly KnownContact[], now: number): Promise<void> => {
  if (contacts.length === 0) return;
  const rows = contacts.map((contact) => ({ con_id: contact.con_id, ...columnsOf(contact) }));
  await sql`
    update contacts c set ${writtenFrom("r")}, fields = r.fields, version = version + 1, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (con_id bigint, ${writtenDefinition}, fields jsonb)
    where c.org_id = ${tx.org} and c.con_id = r.con_id`.execute(tx.db);
};

type Writing = { readonly id: number; readonly doer: Doer; readonly sealer: Sealer } & ImportKeys;

/** Resolves references to contacts created in the same batch, whose ids are known only then. */
const withIds = (fields: KnownContact["fields"], relations: readonly string[], idOf: (id: number) => number): KnownContact["fields"] =>
  relations.length === 0
    ? fields
    : Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [
          key,
          relations.includes(key) && Array.isArray(value) ? value.map((id: unknown) => idOf(Number(id))) : value,
        ]),
      );

const namesUnmade = ({ fields }: KnownContact, relations: readonly string[]): boolean =>
  relations.some((key) => Array.isArray(fields[key]) && fields[key].some((id: unknown) => Number(id) < 0));

const valuesWithIds = <V extends ImportValues>(values: V, relations: readonly string[], idOf: (id: number) => number): V =>
  values.fields === undefined ? values : { ...values, fields: withIds(values.fields, relations, idOf) };

/** Decisions as they are stored, with the ids of the created contacts. */
const settled = (decision: RowDecision, relations: readonly string[], idOf: (id: number) => number): RowDecision => {
  if (decision.tag !== "create" && decision.tag !== "update")
    return decision.tag === "skip" ? { ...decision, con_id: idOf(decision.con_id) } : decision;
  const contact = { ...decision.contact, con_id: idOf(decision.contact.con_id), fields: withIds(decision.contact.fields, relations, idOf) };
  const after = valuesWithIds(decision.after, relations, idOf);
  return decision.tag === "create"
    ? { ...decision, contact, after }
    : { ...decision, contact, after, before: valuesWithIds(decision.before, relations, idOf) };
};

const outcomeOf = (decision: RowDecision, tx: Tx, { sealer, secrets }: Writing) => {
  const base = { row_no: decision.row, con_id: null, before: null, after: null, cause: null, col: null, value: null };
  switch (decision.tag) {
    case "create":
    case "update": {
      const { con_id } = decision.contact;
      const before = decision.tag === "create" ? null : sealedValues(sealer, tx.org, con_id, decision.before, secrets);
      return {
        ...base,
        outcome: decision.tag === "create" ? "created" : "updated",
        con_id,
        before,
        after: sealedValues(sealer, tx.org, con_id, decision.after, secrets),
      };
    }
    case "skip":
      return { ...base, outcome: "skipped", con_id: decision.con_id };
    case "error":
      return { ...base, outcome: "failed", cause: decision.problem.cause, col: decision.problem.column, value: decision.problem.value };
  }
};

const keepOutcomes = async (tx: Tx, writing: Writing, decisions: readonly RowDecision[]): Promise<void> => {
  await sql`
    insert into import_rows (org_id, import_id, row_no, outcome, con_id, before, after, cause, col, value)
    select ${tx.org}::bigint, ${writing.id}::bigint, r.row_no, r.outcome, r.con_id, r.before, r.after, r.cause, r.col, r.value
    from jsonb_to_recordset(${JSON.stringify(decisions.map((decision) => outcomeOf(decision, tx, writing)))}::jsonb) as r (row_no int, outcome text, con_id bigint, before jsonb, after jsonb, cause text, col int, value text)`.execute(
    tx.db,
  );
};

/** Created contacts are placed where the user who imports them sees them. */
const placedFor =
  ({ actor }: Doer) =>
  (decision: RowDecision): RowDecision => {
    const wall = actor.kind === "staff" ? contactWall(actor) : null;
    if (wall === null || decision.tag !== "create") return decision;
    const { contact, after } = decision;
    const fields = placedBehind(wall, contact.fields);
    return fields === contact.fields
      ? decision
      : { ...decision, contact: { ...contact, fields }, after: { ...after, fields: placedBehind(wall, after.fields ?? {}) } };
  };

/** Applies the decisions of a batch of rows: contacts, their secrets, the audit log, and the outcome of each row. */
export const writeBatch = async (tx: Tx, writing: Writing, decided: readonly RowDecision[]): Promise<void> => {
  const decisions = decided.map(placedFor(writing.doer));
  const { doer, sealer, id: importId, relations, secrets } = writing;
  const { now } = doer.request;
  const last = new Map<number, KnownContact>();
  for (const decision of decisions)
    if (decision.tag === "create" || decision.tag === "update") last.set(decision.contact.con_id, decision.contact);
  const touched = [...last.values()];
  const kept = (contact: KnownContact): KnownContact => maskedValues(contact, secrets);
  const made = await createAll(tx, importId, touched.filter(({ con_id }) => con_id < 0).map(kept), now);
  const idOf = (id: number): number => made.get(id) ?? id;
  const changed = touched.filter((contact) => contact.con_id > 0 || namesUnmade(contact, relations));
  await updateAll(
    tx,
    changed.map((contact) => ({ ...kept(contact), con_id: idOf(contact.con_id), fields: withIds(kept(contact).fields, relations, idOf) })),
    now,
  );
  const done = decisions.map((decision) => settled(decision, relations, idOf));
  const written = done.flatMap((decision) => (decision.tag === "create" || decision.tag === "update" ? [decision] : []));
  const changes = written.flatMap(({ contact, after }) => secretChanges(contact.con_id, after, secrets));
  const secretValues = [...new Map(changes.map((change) => [`${change.con_id}:${change.name}`, change])).values()];
  await beyondWall(tx, () => putAllSecrets(tx, sealer, secretValues, now));
  await writeAudits(
    tx,
    doer,
    written.map((decision) => ({
      action: decision.tag === "create" ? "contact.create" : "contact.update",
      object_type: "contact",
      object_id: decision.contact.con_id,
      before: decision.tag === "update" ? { ...maskedValues(decision.before, secrets) } : null,
      after: { ...maskedValues(decision.after, secrets), import: importId },
    })),
  );
  await beyondWall(tx, () => keepOutcomes(tx, writing, done));
};
