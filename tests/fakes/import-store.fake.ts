import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { newFieldName } from "../../core/fields/field-definition.rule.ts";
import { changesInWords } from "../../core/import/changes-in-words.rule.ts";
import { cellsOf, delimiterOf } from "../../core/import/csv-row.rule.ts";
import { type DateEvidence, datesOf, withDate } from "../../core/import/date-order.rule.ts";
import {
  decideImportPlan,
  decideImportRun,
  decideImportSettings,
  decideImportUndo,
  noImport,
} from "../../core/import/decide-import.rule.ts";
import { decideRow, type RowDecision } from "../../core/import/decide-row.rule.ts";
import { columnNames, guessMapping, mainTargets } from "../../core/import/guess-mapping.rule.ts";
import { ImportDelimiter } from "../../core/import/import-layout.model.ts";
import { firstOptions, type ImportTarget } from "../../core/import/import-mapping.model.ts";
import type { PlanRow } from "../../core/import/import-plan.model.ts";
import type { KnownContact } from "../../core/import/import-values.model.ts";
import { type Import, importFileSeconds, importUndoSeconds, nothingMade } from "../../core/import/import.model.ts";
import type { ImportStore } from "../../core/import/imports.port.ts";
import { makePeople } from "../../core/import/people.model.ts";
import { makePlanSummary } from "../../core/import/plan-summary.service.ts";
import { readRow } from "../../core/import/read-row.rule.ts";
import { type DoneRow, reverseRow } from "../../core/import/reverse-row.rule.ts";
import { rowReading } from "../../core/import/row-reading.rule.ts";
import { type Failure, invalid } from "../../core/kernel/failure.ts";

type Kept = {
  readonly one: Import;
  readonly rows: readonly (readonly string[])[];
  readonly decisions: readonly RowDecision[];
  readonly done: readonly DoneRow[];
};

const refused = (message: string): E.Either<Failure, never> => E.left(invalid({ import: [message] }));
const fileProblem = (message: string): E.Either<Failure, never> => E.left(invalid({ file: [message] }));

const planRow = (decision: RowDecision): PlanRow => {
  const base = {
    row: decision.row,
    who: decision.who,
    decision: decision.tag,
    con_id: null,
    changes: [],
    cause: null,
    column: null,
    value: "",
  };
  if (decision.tag === "error") return { ...base, ...decision.problem };
  if (decision.tag === "skip") return base;
  return {
    ...base,
    changes: changesInWords(decision.tag === "update" ? decision.before : null, decision.after, {
      targets: new Map(),
      timeZone: "UTC",
      nameOf: String,
    }),
  };
};

/**
 * Imports of comma-separated files in memory, by the same rules; what goes on in the background waits for `work`.
 * @param now epoch seconds
 */
export const makeImportStoreFake = (now: () => number) => {
  const contacts = new Map<number, KnownContact>();
  const imports = new Map<number, Kept>();
  let own: readonly ImportTarget[] = [];
  let nextContact = 1;

  const shown = (kept: Kept): Import => ({ ...kept.one, targets: [...mainTargets, ...own] });
  const put = (kept: Kept): E.Either<Failure, Import> => {
    imports.set(kept.one.id, kept);
    return E.right(shown(kept));
  };
  const withImport =
    (id: number, work: (kept: Kept) => E.Either<Failure, Import>): TaskEither<Failure, Import> =>
    async () => {
      const kept = imports.get(id);
      return kept === undefined ? noImport : work(kept);
    };
  const decide = ({ one, rows }: Kept): readonly RowDecision[] => {
    const people = makePeople([...contacts.values()]);
    const reading = rowReading(one.mapping, [...mainTargets, ...own], one.options, one.fixes, "UTC", one.columns);
    return rows.flatMap((cells, at) => readRow({ row: at + 2, cells }, reading) ?? []).map((row) => decideRow(row, one.options, people));
  };
  const plan = (kept: Kept): Kept => {
    const summary = makePlanSummary();
    const decisions = decide(kept);
    for (const decision of decisions) summary.add(decision);
    return { ...kept, decisions, one: { ...kept.one, state: "planned", plan: summary.read() } };
  };
  const run = (kept: Kept): Kept => {
    const counts = { total: 0, created: 0, updated: 0, skipped: 0, failed: 0 };
    const done: DoneRow[] = [];
    for (const decision of decide(kept)) {
      counts.total += 1;
      counts[({ create: "created", update: "updated", skip: "skipped", error: "failed" } as const)[decision.tag]] += 1;
      if (decision.tag !== "create" && decision.tag !== "update") continue;
      const con_id = decision.tag === "create" ? nextContact++ : decision.contact.con_id;
      contacts.set(con_id, { ...decision.contact, con_id });
      done.push({ row: decision.row, con_id, before: decision.tag === "create" ? null : decision.before, after: decision.after });
    }
    return {
      ...kept,
      done,
      one: {
        ...kept.one,
        state: "done",
        counts,
        ended_at: now(),
        undo_until: done.length === 0 ? null : now() + importUndoSeconds,
        file_until: now() + importFileSeconds.plain,
      },
    };
  };
  const undo = (kept: Kept): Kept => {
    const people = makePeople([...contacts.values()]);
    const counts = { reversed: 0, kept: 0, impossible: 0 };
    for (const row of kept.done.toReversed()) {
      const reversal = reverseRow(row, people, null);
      counts[reversal.tag === "kept" || reversal.tag === "impossible" ? reversal.tag : "reversed"] += 1;
      if (reversal.tag === "remove") contacts.delete(row.con_id);
      if (reversal.tag === "restore") contacts.set(row.con_id, reversal.contact);
    }
    return { ...kept, one: { ...kept.one, state: "undone", undo: counts, undo_until: null } };
  };

  const store: ImportStore = {
    list: () => async () => E.right([...imports.values()].map(shown).toReversed().slice(0, 20)),
    get: (id) => withImport(id, (kept) => E.right(shown(kept))),
    upload: (file, filename) => async () => {
      const text = await file.text();
      if (text.startsWith("%PDF")) return fileProblem("This is a PDF");
      const lines = text.split("\n").filter((line) => line.trim() !== "");
      const found = delimiterOf(lines[0] ?? "");
      const delimiter = ImportDelimiter.is(found) ? found : ",";
      const [header = [], ...rows] = lines.map((line) => cellsOf(line, delimiter));
      if (rows.length === 0) return fileProblem("The file has a header and no rows below it");
      const columns = columnNames(header, header.length).map((name, at) => {
        const dates = rows.reduce((seen: DateEvidence | null, row) => withDate(seen, row[at] ?? ""), null);
        return {
          name,
          samples: rows
            .map((row) => row[at] ?? "")
            .filter((cell) => cell !== "")
            .slice(0, 5),
          ...(dates === null ? {} : { dates: datesOf(dates) }),
        };
      });
      const one: Import = {
        id: imports.size + 1,
        filename,
        bytes: text.length,
        state: "mapping",
        layout: { kind: "csv", encoding: "utf-8", delimiter, has_header: true },
        columns,
        targets: [],
        mapping: guessMapping(columns, [...mainTargets, ...own]),
        options: firstOptions,
        fixes: [],
        plan: null,
        counts: null,
        undo: null,
        problem: null,
        progress: { done: 0, total: null },
        job: null,
        started_by: "Olivia",
        created_at: now(),
        started_at: null,
        ended_at: null,
        undo_until: null,
        made: nothingMade,
        file_until: now() + importFileSeconds.plain,
        file_gone: false,
      };
      return put({ one, rows, decisions: [], done: [] });
    },
    change: (id, settings) =>
      withImport(id, (kept) => {
        const decision = decideImportSettings(shown(kept), settings, null);
        if (E.isLeft(decision)) return decision;
        const { holds_secrets: _, ...write } = decision.right;
        return put({ ...kept, one: { ...kept.one, ...write } });
      }),
    addField: (id, column, field) =>
      withImport(id, (kept) => {
        if (kept.one.columns[column] === undefined) return E.left(invalid({ column: ["There is no such column."] }));
        const name = newFieldName(
          field.label,
          own.map((target) => target.id.slice(6)),
        );
        if (name === null) return E.left(invalid({ label: ["Label is required"] }));
        own = [...own, { id: `field:${name}`, label: field.label, type: field.type, values: field.values ?? null }];
        return put({
          ...kept,
          one: {
            ...kept.one,
            mapping: kept.one.mapping.map((target, at) => (at === column ? `field:${name}` : target)),
            made: { ...kept.one.made, fields: [...kept.one.made.fields, field.label] },
          },
        });
      }),
    addOptions: (id, column, options) =>
      withImport(id, (kept) => {
        const target = own.find((known) => known.id === kept.one.mapping[column]);
        if (target === undefined || !Array.isArray(target.values))
          return E.left(invalid({ column: ["This column fills no field with choices."] }));
        const values = [...target.values, ...options];
        own = own.map((known) => (known.id === target.id ? { ...known, values } : known));
        return put({
          ...kept,
          one: {
            ...kept.one,
            state: "mapping",
            plan: null,
            made: { ...kept.one.made, options: [...kept.one.made.options, { field: target.label, labels: [...options] }] },
          },
        });
      }),
    plan: (id) =>
      withImport(id, (kept) => {
        const decision = decideImportPlan(shown(kept));
        if (E.isLeft(decision)) return decision;
        return decision.right === null
          ? E.right(shown(kept))
          : put({ ...kept, one: { ...kept.one, state: "planning", plan: null, problem: null, job: (kept.one.job ?? 0) + 1 } });
      }),
    rows:
      (id, { decision, page }) =>
      async () => {
        const kept = imports.get(id);
        if (kept === undefined) return noImport;
        const results = kept.decisions.filter(({ tag }) => tag === decision).map(planRow);
        return E.right({ results, page, pages: 1, count: results.length });
      },
    run: (id, job = null) =>
      withImport(id, (kept) => {
        const decision = decideImportRun(shown(kept), job);
        if (E.isLeft(decision)) return decision;
        return decision.right === null ? E.right(shown(kept)) : put({ ...kept, one: { ...kept.one, state: "queued", started_at: now() } });
      }),
    cancel: (id) =>
      withImport(id, (kept) =>
        kept.one.state === "planning"
          ? put({ ...kept, one: { ...kept.one, state: "mapping", problem: "It was stopped before every row was looked at." } })
          : E.right(shown(kept)),
      ),
    undo: (id) =>
      withImport(id, (kept) => {
        const decision = decideImportUndo(shown(kept), kept.one.started_at !== null);
        if (E.isLeft(decision)) return decision;
        if (decision.right === null) return E.right(shown(kept));
        return kept.one.undo_until !== null && now() < kept.one.undo_until
          ? put({ ...kept, one: { ...kept.one, state: "undoing" } })
          : refused("This cannot be undone any more.");
      }),
  };
  const work = async (): Promise<void> => {
    const next = { planning: plan, queued: run, undoing: undo } as const;
    for (const kept of imports.values()) {
      const { state } = kept.one;
      if (state === "planning" || state === "queued" || state === "undoing") put(next[state](kept));
    }
  };
  return { store, work, people: async () => [...contacts.values()].map(({ first_name }) => first_name) };
};
