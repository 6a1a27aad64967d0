import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { loopRefusal, mergeRefusal, secretsTaken, unmergeRefusal } from "../../../core/merges/decide-merge.rule.ts";
import type { MergeOutcome, MergeRequest, Unmerged } from "../../../core/merges/merge.model.ts";
import type { MergeStore } from "../../../core/merges/merges.port.ts";
import { plannedMerge, unmergedValues } from "../../../core/merges/planned-merge.rule.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { contactColumns, viewerOf } from "../contacts/contact-row.ts";
import type { MergeCase, MergePart, Move } from "../contributions/merge-part.ts";
import { changedSecrets, secretsSince } from "../fields/moved-secrets.ts";
import { beyondWall, type Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { duplicatePairs, dismissPair } from "./duplicate-pairs.store.ts";
import { mergeLinesOf } from "./merge-lines.store.ts";
import { mergeFacts } from "./merge-trail.ts";
import { chosenFieldsOf, mergeFieldsOf, mergeValuesOf, putMergeValues } from "./merge-values.store.ts";
import { cameSince, mergeOf, pastMerges, type StoredMerge } from "./past-merges.store.ts";

/** @property parts everything that a merge moves, in order */
type Call = Doer & { readonly tx: Tx; readonly sealer: Sealer; readonly parts: readonly MergePart[] };
type Values = Readonly<Record<string, unknown>>;

/** Merges in the transaction of one call. */
export const makeMergeStore = (call: Call): MergeStore => {
  const { tx, sealer, actor, parts } = call;
  const { now } = call.request;
  const viewer = viewerOf(actor);
  const user = actor.kind === "staff" ? actor.user_id : null;

  const contact = async (id: number): Promise<Contact | null> =>
    (await sql<Contact>`select ${contactColumns(viewer)} from contacts c where c.org_id = ${tx.org} and c.con_id = ${id}`.execute(tx.db))
      .rows[0] ?? null;

  const keep = async (request: MergeRequest, before: Values, after: Values, merge: MergeCase): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      insert into merges (org_id, kept_id, other_id, kept_before, kept_after, last_activity, user_id, at)
      values (${tx.org}, ${request.kept_id}, ${request.merge_id}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb,
        (select coalesce(max(activity_id), 0) from activity where org_id = ${tx.org}), ${user}, ${now}) returning merge_id as id`.execute(
      tx.db,
    );
    const id = rows[0]?.id ?? 0;
    await putMergeValues(tx, request.kept_id, after, now);
    const marks: Record<string, unknown> = {};
    for (const part of parts) {
      const moves = await part.move(merge);
      if (part.mark !== undefined) marks[part.kind] = await part.mark(merge);
      if (moves.length > 0)
        await sql`
          insert into merge_moves (org_id, merge_id, kind, row_key, before)
          select ${tx.org}, ${id}, ${part.kind}, m ->> 'key', m -> 'before' from jsonb_array_elements(${JSON.stringify(moves)}::jsonb) m`.execute(
          tx.db,
        );
    }
    await sql`update merges set marks = ${JSON.stringify(marks)}::jsonb where org_id = ${tx.org} and merge_id = ${id}`.execute(tx.db);
    await sql`update contacts set merged_into = ${request.kept_id}, deleted_at = ${now} where org_id = ${tx.org} and con_id = ${request.merge_id}`.execute(
      tx.db,
    );
    await sql`delete from sessions where org_id = ${tx.org} and con_id = ${request.merge_id}`.execute(tx.db);
    const facts = mergeFacts(before, after, merge.taken);
    await writeAudit(tx, call, {
      action: "contact.merge",
      object_type: "contact",
      object_id: request.kept_id,
      before: facts.before,
      after: { ...facts.after, merged: request.merge_id },
    });
    return id;
  };

  /** What a merge would do, among the contacts that the transaction sees. */
  const planned = async ({ kept_id, merge_id, choices = {}, ...request }: MergeRequest) => {
    // Rows are locked in ascending order, so that two merges of the same contacts do not deadlock.
    const values = new Map<number, Values | null>();
    for (const id of [kept_id, merge_id].toSorted((a, b) => a - b)) values.set(id, await mergeValuesOf(tx, id));
    const [kept, other] = [values.get(kept_id) ?? null, values.get(merge_id) ?? null];
    const both = [await contact(kept_id), await contact(merge_id)].filter((one) => one !== null);
    const shown = await chosenFieldsOf(tx, viewer);
    const refusal = mergeRefusal({ kept_id, merge_id, choices, ...request }, { kept, other, both, shown: shown.names });
    if (refusal !== null) return E.left(refusal);
    if (kept === null || other === null) return noContact;
    const fields = await mergeFieldsOf(tx, kept, other);
    const lines = await mergeLinesOf(tx, { kept: kept_id, other: merge_id }, [kept, other], fields);
    const plan = plannedMerge(kept, other, fields, choices, lines);
    const looping = loopRefusal(choices, plan.differing);
    if (looping !== null) return E.left(looping);
    return E.right({ kept, plan, shown, taken: secretsTaken(fields, choices, kept) });
  };

  /** Merges with all that belongs to the contacts, also what the caller does not see. */
  const kept = (request: MergeRequest, part: MergeCase): Promise<E.Either<Failure, number>> =>
    beyondWall(tx, async () => {
      const whole = await planned(request);
      return E.isLeft(whole) ? whole : E.right(await keep(request, whole.right.kept, whole.right.plan.result, part));
    });

  const merge = (request: MergeRequest) => async (): Promise<E.Either<Failure, MergeOutcome>> => {
    const { kept_id, merge_id, dry_run = false } = request;
    const decided = await planned(request);
    if (E.isLeft(decided)) return decided;
    const { plan, shown, taken } = decided.right;
    const part: MergeCase = { tx, kept: kept_id, other: merge_id, sealer, taken, now, doer: call };
    const moved: Record<string, number> = {};
    for (const { kind, count } of parts) moved[kind] = await count(part);
    const made = dry_run ? E.right(null) : await kept(request, part);
    if (E.isLeft(made)) return made;
    const [keptContact, otherContact] = [await contact(kept_id), await contact(merge_id)];
    if (keptContact === null || otherContact === null) return noContact;
    const seen = <A extends { readonly field: string }>(changes: readonly A[]): readonly A[] =>
      changes.filter(({ field }) => shown.names.has(field));
    return E.right({
      status: "success",
      merged: !dry_run,
      id: made.right,
      kept: keptContact,
      other: otherContact,
      changes: seen(plan.changes),
      differing: seen(plan.differing),
      labels: shown.labels,
      moved,
    });
  };

  /** Undoes a merge with all that belonged to the contacts; null if the kept one is gone. */
  const takenApart = async (id: number, stored: StoredMerge) => {
    const values = await mergeValuesOf(tx, stored.kept_id);
    if (values === null) return null;
    const part: MergeCase = { tx, kept: stored.kept_id, other: stored.other_id, sealer, taken: [], now, doer: call };
    const rows = await tx.db
      .selectFrom("merge_moves")
      .select(["kind", "row_key", "before"])
      .where("org_id", "=", tx.org)
      .where("merge_id", "=", id)
      .execute();
    const movesOf = (of: string): readonly Move[] =>
      rows.filter(({ kind }) => kind === of).map(({ row_key, before }) => ({ key: row_key, before }));
    const secrets = movesOf("secrets");
    const behind = new Set([...(await changedSecrets(part, secrets)), ...(await secretsSince(part, stored.at))]);
    const names = [...new Set([...Object.keys(stored.kept_before), ...Object.keys(stored.kept_after), ...Object.keys(values)])];
    const back = unmergedValues(stored.kept_before, stored.kept_after, values, names, behind);
    await putMergeValues(tx, stored.kept_id, back.values, now);
    await sql`update contacts set merged_into = null, deleted_at = null where org_id = ${tx.org} and con_id = ${stored.other_id}`.execute(
      tx.db,
    );
    const stayed: Record<string, number> = {};
    for (const { kind, back: putBack, since } of parts) {
      await putBack(part, movesOf(kind));
      if (since !== undefined && kind in stored.marks) stayed[kind] = await since(part, stored.marks[kind]);
    }
    await sql`update merges set undone_at = ${now}, stayed = ${JSON.stringify({ later: back.later, stayed })}::jsonb where org_id = ${tx.org} and merge_id = ${id}`.execute(
      tx.db,
    );
    const facts = mergeFacts(
      values,
      back.values,
      secrets.map(({ key }) => key).filter((name) => !behind.has(name)),
    );
    await writeAudit(tx, call, {
      action: "contact.unmerge",
      object_type: "contact",
      object_id: stored.kept_id,
      before: { ...facts.before, merged: stored.other_id },
      after: facts.after,
    });
    return { later: back.later, stayed };
  };

  const unmerge = (id: number) => async (): Promise<E.Either<Failure, Unmerged>> => {
    const stored = await mergeOf(tx, id);
    const values = stored === null ? null : await mergeValuesOf(tx, stored.kept_id);
    const refusal = unmergeRefusal(stored === null ? null : { ...stored, isKeptThere: values !== null }, now);
    if (refusal !== null) return E.left(refusal);
    if (stored === null) return noContact;
    const later = await beyondWall(tx, () => takenApart(id, stored));
    const [kept, other] = [await contact(stored.kept_id), await contact(stored.other_id)];
    const shown = await chosenFieldsOf(tx, viewer);
    return kept === null || other === null || later === null
      ? noContact
      : E.right({ status: "success", kept, other, ...cameSince(later, shown) });
  };
  return {
    merge,
    unmerge,
    past: () => async () => E.right(await pastMerges(tx, viewer, now)),
    pastOf: (kept) => async () => E.right(await pastMerges(tx, viewer, now, kept)),
    pairs: (page) => async () => E.right(await duplicatePairs(tx, viewer, page)),
    dismiss: (pair, isDismissed) => () => dismissPair(tx, { pair, isDismissed, doer: call }),
  };
};
