import { firstOptions } from "../../../core/import/import-mapping.model.ts";
import type { Import } from "../../../core/import/import.model.ts";
import type { PlanPage } from "../../../core/import/imports.port.ts";
import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { causes, many, now, one, own, plan, withDates } from "./gallery-imports.ts";
import { ImportStatusView } from "./import-status.view.tsx";
import { ImportWizardView, type ImportWizardViewProps } from "./import-wizard.view.tsx";
import type { FieldMaking } from "./new-field-for.view.tsx";

const nothing = (): void => undefined;
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
