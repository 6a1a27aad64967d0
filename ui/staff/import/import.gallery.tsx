import { mainTargets } from "../../../core/import/guess-mapping.rule.ts";
import { firstOptions } from "../../../core/import/import-mapping.model.ts";
import { type Import, nothingMade } from "../../../core/import/import.model.ts";
import type { PlanPage } from "../../../core/import/imports.port.ts";
import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ImportStatusView } from "./import-status.view.tsx";
import { type FieldMaking, ImportWizardView, type ImportWizardViewProps } from "./import-wizard.view.tsx";

const nothing = (): void => undefined;
const now = 1_782_907_200;

const plan = {
  total: 4,
  create: 2,
  update: 1,
  skip: 0,
  error: 1,
  causes: [{ cause: "bad-email" as const, column: 1, count: 1, first_row: 3, values: [{ text: "ada@mail", count: 1 }] }],
};

const one: Import = {
  id: 7,
  filename: "spring fair.csv",
  bytes: 2_048,
  state: "mapping",
  layout: { kind: "csv", encoding: "utf-8", delimiter: ",", has_header: true, header_row: 3 },
  columns: [
    { name: "First name", samples: ["Ada", "Grace"] },
    { name: "Email", samples: ["ada@mail.example"] },
    { name: "Notes", samples: [] },
  ],
  targets: mainTargets,
  mapping: ["first_name", "email", "skip"],
  options: firstOptions,
  fixes: [],
  plan: null,
  counts: null,
  undo: null,
  problem: null,
  progress: { done: 0, total: null },
  job: null,
  started_by: "Olivia Harbor",
  created_at: now - 3_600,
  started_at: null,
  ended_at: null,
  undo_until: null,
  made: nothingMade,
  file_until: now + 30 * 86_400,
  file_gone: false,
};

const withDates: Import = {
  ...one,
  targets: [
    ...mainTargets,
    { id: "field:joined", label: "Joined", type: "date", values: null },
    { id: "field:birthday", label: "Birthday", type: "date", values: null },
  ],
  mapping: ["first_name", "field:joined", "field:birthday"],
  columns: [
    { name: "First name", samples: ["Ada"] },
    { name: "Joined", samples: ["03/04/2025"], dates: { orders: ["mdy", "dmy"], sample: "03/04/2025" } },
    { name: "Birthday", samples: ["10.12.1815"], dates: { orders: ["mdy", "dmy"], usual: "dmy", sample: "10.12.1815" } },
  ],
};

const skills = { id: "field:skills", label: "Skills", type: "list" as const, values: ["Sales", "Service"] };
const tax = { id: "field:tax", label: "Tax number", type: "secret" as const, values: null };
const own: Import = {
  ...one,
  targets: [...mainTargets, skills, tax],
  mapping: ["first_name", "email", "field:skills", "field:tax", "field:elsewhere", "skip"],
  columns: [
    ...one.columns.slice(0, 2),
    { name: "Talents", samples: ["Sales; Juggling", "Chess"] },
    { name: "Tax number", samples: [] },
    { name: "Salary", samples: [] },
    { name: "Shoe size", samples: ["43", "38"] },
  ],
};
const causes = [
  {
    cause: "bad-choice" as const,
    column: 2,
    count: 7,
    first_row: 4,
    values: [
      { text: "Juggling", count: 4 },
      { text: "Chess", count: 3 },
    ],
  },
  {
    cause: "bad-email" as const,
    column: 1,
    count: 8,
    first_row: 3,
    values: Array.from({ length: 8 }, (_, at) => ({ text: `ada${at}@mail`, count: 1 })),
  },
  { cause: "too-long" as const, column: 3, count: 1, first_row: 12, values: [] },
  { cause: "two-matches" as const, column: null, count: 2, first_row: 9, values: [{ text: "ada@mail.example, +12125550101", count: 2 }] },
  { cause: "quote" as const, column: null, count: 1, first_row: 20, values: [] },
];
const many: Import = {
  ...one,
  columns: Array.from({ length: 40 }, (_, at) => ({
    name: `Column with a rather long name, number ${at + 1}`,
    samples: [`value ${at}`, "another value that goes on for a while"],
  })),
  mapping: Array.from({ length: 40 }, (_, at) => (at === 0 ? "first_name" : "skip")),
};
const fields: FieldMaking = {
  column: null,
  sections: [
    { slug: "", title: "" },
    { slug: "work", title: "Work" },
  ],
  failure: null,
  onAsk: nothing,
  onAdd: nothing,
  onAddOptions: nothing,
};

const rows: Remote<PlanPage> = loaded({
  results: [
    {
      row: 2,
      decision: "create",
      who: "Ada Lovelace",
      con_id: null,
      changes: [{ field: "first_name", from: "", to: "Ada" }],
      cause: null,
      column: null,
      value: "",
    },
  ],
  page: 1,
  pages: 1,
  count: 2,
});

const wizard = (change: Partial<ImportWizardViewProps>) => (
  <ImportWizardView
    current={null}
    step="upload"
    history={idle}
    sending={null}
    failure={null}
    isBusy={false}
    decision="create"
    page={rows}
    fields={null}
    onFile={nothing}
    onReload={nothing}
    onChange={nothing}
    onStep={nothing}
    onDecision={nothing}
    onPage={nothing}
    onPlan={nothing}
    onStop={nothing}
    onRows={nothing}
    onRun={nothing}
    {...change}
  />
);

const status = (change: Partial<Import>) => (
  <ImportStatusView current={{ ...one, ...change }} now={now} isBusy={false} onCancel={nothing} onUndo={nothing} />
);

const counts = { total: 4, created: 2, updated: 1, skipped: 0, failed: 1 };

export const gallery: GalleryEntry = {
  name: "import",
  group: "staff/import",
  isWhole: true,
  states: {
    "no file": () => wizard({ history: loaded([]) }),
    history: () =>
      wizard({
        history: loaded([
          { ...one, state: "done", counts },
          { ...one, id: 6 },
        ]),
      }),
    sending: () => wizard({ sending: "spring fair.csv" }),
    refused: () => wizard({ failure: { tag: "invalid", message: "This is a picture", errors: { file: ["This is a picture"] } } }),
    columns: () => wizard({ current: loaded(one), step: "columns" }),
    "several sheets": () =>
      wizard({
        current: loaded({
          ...one,
          filename: "team.xlsx",
          layout: { ...one.layout, kind: "xlsx", sheet: "People", sheets: ["Notes", "People", "Old"] },
        }),
        step: "columns",
      }),
    "own fields": () => wizard({ current: loaded(own), step: "columns", fields }),
    "new field": () => wizard({ current: loaded(own), step: "columns", fields: { ...fields, column: 5 } }),
    "forty columns": () => wizard({ current: loaded(many), step: "columns" }),
    "one column": () => wizard({ current: loaded({ ...one, columns: one.columns.slice(1, 2), mapping: ["email"] }), step: "columns" }),
    options: () => wizard({ current: loaded(one), step: "options" }),
    "order of dates asked": () => wizard({ current: loaded(withDates), step: "options" }),
    planning: () => wizard({ current: loaded({ ...one, state: "planning", progress: { done: 12_400, total: null } }), step: "plan" }),
    planned: () => wizard({ current: loaded({ ...one, state: "planned", plan }), step: "plan" }),
    "five causes": () =>
      wizard({
        current: loaded({
          ...own,
          state: "planned",
          plan: { ...plan, total: 22, error: 19, causes },
          options: { ...firstOptions, lenient: [5] },
        }),
        step: "plan",
        fields,
      }),
    "file gone": () => wizard({ current: loaded({ ...one, state: "planned", plan, file_gone: true }), step: "plan" }),
    unplanned: () => wizard({ current: loaded({ ...one, problem: "The file has more than 1,000,000 rows; split it" }), step: "plan" }),
    missing: () => wizard({ current: { tag: "failed", failure: { tag: "not-found", message: "Import not found" } }, step: "columns" }),
    running: () => status({ state: "running", progress: { done: 40_000, total: 100_000 }, started_at: now - 20 }),
    done: () => status({ state: "done", counts, undo_until: now + 86_400 }),
    "done, file gone": () =>
      status({
        state: "done",
        counts,
        undo_until: now + 86_400,
        file_gone: true,
        made: { fields: ["Shoe size"], options: [{ field: "Skills", labels: ["Juggling", "Chess"] }] },
      }),
    queued: () => status({ state: "queued" }),
    undoing: () => status({ state: "undoing", progress: { done: 3, total: 9 } }),
    failed: () =>
      status({
        state: "failed",
        counts: { ...counts, total: 0, created: 0, updated: 0, failed: 0 },
        problem: "A field that a column fills is no longer there. Choose the file again and look at its columns.",
      }),
    stopped: () => status({ state: "cancelled", counts }),
    undone: () => status({ state: "undone", counts, undo: { reversed: 2, kept: 1, impossible: 0 } }),
  },
};
