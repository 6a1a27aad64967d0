import { sql } from "kysely";
import { bulkKind } from "../../../core/bulk/bulk-actions.rule.ts";
import { type BulkContact, withBulkValues } from "../../../core/bulk/bulk-contact.model.ts";
import { type BulkDecision, decideBulk } from "../../../core/bulk/decide-bulk.rule.ts";
import { makePeople, type People } from "../../../core/import/people.model.ts";
import { type AuditEntry, type Doer, writeAudits } from "../audit/audit.store.ts";
import { holdAll, knownContacts } from "../import/known-contacts.store.ts";
import { beyondWall, type Tx } from "../storage/database.ts";
import { bulkContacts, writeBulkValues } from "./bulk-contacts.store.ts";
import type { PreparedBulk } from "./prepare-bulk.store.ts";

type Addresses = { readonly email: readonly string[]; readonly mobile: readonly string[] };

const addressesOf = (contacts: Iterable<Partial<Addresses>>): Addresses => {
  const all = [...contacts];
  return { email: all.flatMap(({ email = [] }) => email), mobile: all.flatMap(({ mobile = [] }) => mobile) };
};

/** The addresses of contacts restored from the bin, or else the given ones. */
export const addressesAtStake = async (
  tx: Tx,
  ids: readonly number[],
  isRestoring: boolean,
  given: Iterable<Partial<Addresses>>,
  now: number,
): Promise<Addresses> => addressesOf(isRestoring ? (await bulkContacts(tx, ids, false, now)).values() : given);

/**
 * Contacts in their current state, and the contacts that hold the addresses. Addresses are locked before contacts, as everywhere, to avoid
 * deadlocks.
 * @param lock locks all of them until this transaction ends
 */
export const contactsAround = async (
  tx: Tx,
  ids: readonly number[],
  stake: Addresses,
  lock: boolean,
  now: number,
): Promise<{ readonly contacts: ReadonlyMap<number, BulkContact>; readonly people: People }> => {
  const wanted = { ids: [], ...stake };
  if (lock) await holdAll(tx, wanted, "postgres");
  const contacts = await bulkContacts(tx, ids, lock, now);
  return {
    contacts,
    people: makePeople([...(await knownContacts(tx, wanted)), ...[...contacts.values()].filter(({ deleted_at }) => deleted_at === null)]),
  };
};

type Batch = {
  readonly ids: readonly number[];
  readonly lock: boolean;
  readonly now: number;
  /** the contact to which an earlier batch gave the addresses */ readonly holder?: number | null;
};

/** Decides the effect of an action on contacts in their current state; writes nothing. */
export const decideBatch = async (tx: Tx, { ready, fields, relatedTo }: PreparedBulk, { ids, lock, now, holder = null }: Batch) => {
  const stake = await addressesAtStake(tx, ids, bulkKind(ready.action.do).meets === "binned", [ready.given], now);
  const { contacts, people } = await contactsAround(tx, ids, stake, lock, now);
  const first = holder === null ? undefined : (await bulkContacts(tx, [holder], false, now)).get(holder);
  if (first !== undefined) people.put(withBulkValues(first, ready.wanted(first, now)));
  return { contacts, decisions: ids.map((id) => decideBulk(ready, id, contacts.get(id), { people, relatedTo, fields, now })) };
};

const isChange = (decision: BulkDecision): decision is Extract<BulkDecision, { readonly tag: "changed" }> => decision.tag === "changed";

const outcomeOf = (decision: BulkDecision) => {
  const base = { con_id: decision.con_id, outcome: decision.tag, before: null, after: null, stamp: null, cause: null, note: null };
  switch (decision.tag) {
    case "changed":
      return { ...base, before: decision.before, after: decision.after, stamp: decision.stamp };
    case "refused":
      return { ...base, cause: decision.cause, note: decision.note };
    case "skipped":
      return { ...base, cause: decision.cause };
    case "same":
      return base;
  }
};

/**
 * Applies an action to contacts: values, audit log and outcomes are written together. Outcomes are upserted by key, since the planner has
 * no statistics for a table that was just filled.
 */
export const applyBatch = async (
  tx: Tx,
  doer: Doer,
  run: number,
  prepared: PreparedBulk,
  ids: readonly number[],
): Promise<readonly BulkDecision[]> => {
  const { now } = doer.request;
  const { action } = prepared.ready;
  const kind = bulkKind(action.do);
  const { decisions } = await decideBatch(tx, prepared, { ids, lock: true, now });
  const changes = decisions.filter(isChange);
  await writeBulkValues(tx, changes);
  const isValue = kind.changes === "value";
  await writeAudits(
    tx,
    doer,
    changes.map(({ con_id, before, after }): AuditEntry => ({
      action: kind.trail.done,
      object_type: "contact",
      object_id: con_id,
      before: isValue ? { ...before } : null,
      after: { ...(isValue ? after : {}), bulk: run },
    })),
  );
  const kept = sql`
    insert into bulk_rows (org_id, run_id, con_id, outcome, before, after, stamp, cause, note)
    select ${tx.org}::bigint, ${run}::bigint, r.con_id, r.outcome, r.before, r.after, r.stamp, r.cause, r.note
    from jsonb_to_recordset(${JSON.stringify(decisions.map(outcomeOf))}::jsonb) as r (con_id bigint, outcome text, before jsonb, after jsonb, stamp jsonb, cause text, note text)
    on conflict (run_id, con_id) do update set outcome = excluded.outcome, before = excluded.before, after = excluded.after, stamp = excluded.stamp, cause = excluded.cause, note = excluded.note`;
  // the caller may not see a contact any more that was given to another
  await beyondWall(tx, () => kept.execute(tx.db));
  return decisions;
};

/** Adds contacts to a run, those in the bin too. */
export const addSelected = async (tx: Tx, run: number, ids: readonly number[]): Promise<void> => {
  const added = sql`insert into bulk_rows (org_id, run_id, con_id) select ${tx.org}::bigint, ${run}::bigint, id from unnest(${ids}::bigint[]) id on conflict do nothing`;
  await beyondWall(tx, () => added.execute(tx.db));
};

/** The next unprocessed contacts of a run, those in the bin and those that the caller does not see any more too. */
export const nextSelected = async (tx: Tx, run: number, after: number, most: number): Promise<readonly number[]> => {
  const next = sql<{
    con_id: number;
  }>`select con_id from bulk_rows where org_id = ${tx.org} and run_id = ${run} and con_id > ${after} and outcome is null order by con_id limit ${most}`;
  const { rows } = await beyondWall(tx, () => next.execute(tx.db));
  return rows.map(({ con_id }) => con_id);
};
