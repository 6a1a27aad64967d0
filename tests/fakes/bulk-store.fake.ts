import * as E from "fp-ts/lib/Either.js";
import type { BulkContact } from "../../core/bulk/bulk-contact.model.ts";
import { countedBulk, emptyBulkPlan, plannedBulk } from "../../core/bulk/bulk-plan.rule.ts";
import { type BulkRow, type BulkRun, bulkUndoSeconds, noBulkCounts } from "../../core/bulk/bulk-run.model.ts";
import type { BulkRowsOf, BulkStore } from "../../core/bulk/bulk.port.ts";
import { type BulkDecision, decideBulk } from "../../core/bulk/decide-bulk.rule.ts";
import { readyAction, type ReadyAction } from "../../core/bulk/ready-action.rule.ts";
import { type BulkDone, reverseBulk } from "../../core/bulk/reverse-bulk.rule.ts";
import { contactName } from "../../core/contacts/contact-name.rule.ts";
import { makePeople } from "../../core/import/people.model.ts";
import { type Failure, invalid, notFound } from "../../core/kernel/failure.ts";
import { pagesFor } from "../../core/kernel/page.ts";

type Kept = {
  run: BulkRun;
  readonly user: number;
  readonly key: string;
  readonly ids: readonly number[];
  readonly ready: ReadyAction;
  decisions: readonly BulkDecision[];
  readonly left: Map<BulkRowsOf, readonly BulkRow[]>;
};

const pageRows = 25;
const missing = E.left(notFound("There is no such action."));

/**
 * Actions on contacts in memory, named one by one; several people share the contacts.
 * @param contacts those that there are, by number
 * @param now epoch seconds
 */
export const makeBulkStoreFake = (contacts: Map<number, BulkContact>, now: () => number): ((user: number) => BulkStore) => {
  const kept: Kept[] = [];
  const people = () => makePeople([...contacts.values()]);
  const nameOf = (id: number): string =>
    contactName(contacts.get(id) ?? { con_id: id, first_name: "", last_name: "", email: [], mobile: [] });
  const row = (con_id: number, cause: BulkRow["cause"] = null, note: string | null = null): BulkRow => ({
    con_id,
    name: nameOf(con_id),
    cause,
    note,
  });

  const decide = ({ ids, ready }: Pick<Kept, "ids" | "ready">): readonly BulkDecision[] => {
    const around = { people: people(), relatedTo: () => [], fields: [], now: now() };
    return ids.map((id) => decideBulk(ready, id, contacts.get(id), around));
  };
  const doIt = (one: Kept): BulkRun => {
    one.decisions = decide(one);
    for (const decision of one.decisions) if (decision.tag === "changed") contacts.set(decision.con_id, decision.contact);
    const told = (tag: "refused" | "skipped"): readonly BulkRow[] =>
      one.decisions.flatMap((decision) =>
        decision.tag === tag ? [row(decision.con_id, decision.cause, decision.tag === "refused" ? decision.note : null)] : [],
      );
    one.left.set("refused", told("refused")).set("skipped", told("skipped"));
    const counts = countedBulk(noBulkCounts, one.decisions);
    one.run = {
      ...one.run,
      state: "done",
      counts,
      done: one.ids.length,
      ended_at: now(),
      undo_until: counts.changed > 0 ? now() + bulkUndoSeconds : null,
    };
    return one.run;
  };
  const undoIt = (one: Kept): BulkRun => {
    const known = people();
    const changed = one.decisions.flatMap((decision): readonly BulkDone[] => (decision.tag === "changed" ? [decision] : []));
    const reversals = changed.map((done) => reverseBulk(done, contacts.get(done.con_id), known, null));
    for (const reversal of reversals) {
      if (reversal.tag !== "reversed") continue;
      const { con_id, contact, resumes } = reversal;
      contacts.set(con_id, contact);
      if (resumes === null) continue;
      const { from, to } = resumes;
      for (const other of kept)
        other.decisions = other.decisions.map((decision) =>
          decision.tag === "changed" && decision.con_id === con_id && decision.stamp.version === from
            ? { ...decision, stamp: { ...decision.stamp, version: to } }
            : decision,
        );
    }
    const of = (tag: "reversed" | "kept" | "impossible"): readonly number[] =>
      reversals.filter((reversal) => reversal.tag === tag).map(({ con_id }) => con_id);
    one.left
      .set(
        "kept",
        of("kept").map((id) => row(id)),
      )
      .set(
        "impossible",
        of("impossible").map((id) => row(id)),
      );
    one.run = {
      ...one.run,
      state: "undone",
      undo: { reversed: of("reversed").length, kept: of("kept").length, impossible: of("impossible").length },
      undo_until: null,
    };
    return one.run;
  };

  return (user) => {
    const of = (id: number): Kept | undefined => kept.find((one) => one.run.id === id && one.user === user);
    const withRun =
      <A>(id: number, work: (one: Kept) => E.Either<Failure, A>) =>
      async (): Promise<E.Either<Failure, A>> => {
        const one = of(id);
        return one === undefined ? missing : work(one);
      };
    return {
      list: () => async () =>
        E.right(
          kept
            .filter((one) => one.user === user)
            .map(({ run }) => run)
            .toReversed(),
        ),
      get: (id) => withRun(id, ({ run }) => E.right(run)),
      plan:
        ({ key, action, selection }) =>
        async () => {
          const ready = readyAction(action, []);
          if (E.isLeft(ready)) return E.left(invalid(ready.left));
          const again = kept.find((one) => one.user === user && one.key === key);
          if (again !== undefined) return E.right(again.run);
          const ids = selection.of === "chosen" ? selection.ids.filter((id) => contacts.has(id)).toSorted((a, b) => a - b) : [];
          if (ids.length === 0) return E.left(invalid({ selection: ["No contacts are selected any more."] }));
          const base = {
            id: kept.length + 1,
            action,
            about: ready.right.about,
            state: "planned",
            total: ids.length,
            counts: null,
            undo: null,
            problem: null,
            done: 0,
            job: null,
            created_at: now(),
            ended_at: null,
            undo_until: null,
          } as const;
          const plan = plannedBulk(emptyBulkPlan, decide({ ids, ready: ready.right }), nameOf);
          const one: Kept = { run: { ...base, plan }, user, key, ids, ready: ready.right, decisions: [], left: new Map() };
          kept.push(one);
          return E.right(one.run);
        },
      run: (id) => withRun(id, (one) => E.right(one.run.state === "planned" ? doIt(one) : one.run)),
      cancel: (id) =>
        withRun(id, (one) => {
          if (one.run.state === "planned") one.run = { ...one.run, state: "cancelled", ended_at: now() };
          return E.right(one.run);
        }),
      undo: (id) =>
        withRun(id, (one) => {
          if (one.run.state === "undone") return E.right(one.run);
          return one.run.undo_until !== null && now() <= one.run.undo_until
            ? E.right(undoIt(one))
            : E.left(invalid({ bulk: ["This cannot be undone any more."] }));
        }),
      rows: (id, which, page) =>
        withRun(id, (one) => {
          const all = one.left.get(which) ?? [];
          return E.right({
            results: all.slice((page - 1) * pageRows, page * pageRows),
            page,
            pages: pagesFor(all.length, pageRows),
            count: all.length,
          });
        }),
    };
  };
};
