import { type BulkDraft, bulkFields } from "../../../core/bulk/bulk-fields.rule.ts";
import { contactField } from "../../../core/contacts/contact-fields.model.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { gallerySchema, galleryWords } from "../../fields/gallery-fields.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { BulkBarView, type BulkBarViewProps } from "./bulk-bar.view.tsx";
import { BulkFooter } from "./bulk-footer.view.tsx";
import { BulkForm } from "./bulk-form.view.tsx";
import { BulkListView } from "./bulk-list.view.tsx";
import { BulkPlanView } from "./bulk-plan.view.tsx";
import { BulkRunView, type BulkRunViewProps } from "./bulk-run.view.tsx";
import { ExportColumns } from "./export-columns.view.tsx";
import { doneGalleryRun, galleryRun } from "./gallery-runs.ts";

const nothing = (): void => undefined;

const bar: BulkBarViewProps = {
  count: 3,
  matching: 8214,
  isEverybody: false,
  place: "main",
  isPending: false,
  mayDelete: true,
  mayEnrol: true,
  mayMerge: false,
  onEverybody: nothing,
  onClear: nothing,
  onEdit: nothing,
  onTags: nothing,
  onAct: nothing,
  onEnrol: nothing,
  onMerge: nothing,
  onExport: nothing,
};

const fields = bulkFields((field) => contactField(field).label, gallerySchema.fields);
const form = (draft: BulkDraft, error?: string) => (
  <BulkForm
    hasSecrets
    fields={fields}
    isFixed={false}
    draft={draft}
    error={error}
    words={galleryWords}
    onSelectPeople={async () => null}
    onDraft={nothing}
  />
);
const fieldOf = (type: string) => fields.find((field) => field.own?.type === type) ?? null;

const run: BulkRunViewProps = {
  run: doneGalleryRun,
  title: "Add “vip” to Tags",
  now: 1_782_100_200,
  isBusy: false,
  left: [],
  onStop: nothing,
  onUndo: nothing,
};
const start = { isEnabled: true, isDangerous: true, changes: 8002, does: "delete" } as const;
const footer = { formId: "form", isPending: false, onLeave: nothing, onBack: nothing, onStart: nothing };
const title = "Add “vip” to Tags";

export const gallery: GalleryEntry = {
  name: "bulk",
  group: "Contacts",
  isWhole: true,
  states: {
    bar: () => <BulkBarView {...bar} />,
    "bar everybody": () => <BulkBarView {...bar} isEverybody count={8214} />,
    "bar archive": () => <BulkBarView {...bar} place="archived" count={2} mayMerge />,
    "bar bin": () => <BulkBarView {...bar} place="bin" />,
    form: () => form({ field: null, way: "set", value: null }),
    "form tags": () => form({ field: fields.find(({ id }) => id === "tags") ?? null, way: "add", value: ["vip"] }),
    "form list": () => form({ field: fieldOf("list"), way: "add", value: [] }),
    "form yes or no": () => form({ field: fieldOf("bool"), way: "set", value: null }),
    "form date refused": () => form({ field: fieldOf("date"), way: "set", value: null }, "Enter a value; to empty the field, clear it"),
    "form footer": () => <BulkFooter {...footer} shown={{ step: "form", hasForm: true, mayPlan: false, start: null }} />,
    "plan footer": () => <BulkFooter {...footer} shown={{ step: "plan", hasForm: true, mayPlan: true, start }} />,
    planning: () => <BulkPlanView run={{ ...galleryRun, state: "planning", plan: null, total: null, done: 4000 }} title={title} />,
    plan: () => <BulkPlanView run={galleryRun} title={title} />,
    "plan of nothing": () => (
      <BulkPlanView run={{ ...galleryRun, plan: { counts: { changed: 0, same: 3, refused: 0, skipped: 0 }, causes: [] } }} title={title} />
    ),
    running: () => <BulkRunView {...run} run={{ ...galleryRun, state: "running", done: 3200 }} />,
    done: () => (
      <BulkRunView
        {...run}
        left={[
          {
            of: "refused",
            page: loaded({
              results: [{ con_id: 3, name: "Ravi Cabrera", cause: "taken", note: "Mei Tanaka" }],
              page: 1,
              pages: 1,
              count: 1,
            }),
            onPage: nothing,
          },
        ]}
      />
    ),
    "taken back": () => (
      <BulkRunView
        {...run}
        run={{ ...doneGalleryRun, state: "undone", undo: { reversed: 8000, kept: 2, impossible: 0 }, undo_until: null }}
        left={[
          {
            of: "kept",
            page: loaded({ results: [{ con_id: 5, name: "Idris Cole", cause: null, note: null }], page: 1, pages: 1, count: 1 }),
            onPage: nothing,
          },
        ]}
      />
    ),
    export: () => (
      <ExportColumns
        columns={["Contact ID", "First name", "Last name", "Email", "Mobile", "Tags", "Shoe size", "Created"].map((label) => ({
          id: label,
          label,
        }))}
        left={new Set(["Created"])}
        forExcel
        onLeft={nothing}
        onForExcel={nothing}
      />
    ),
    list: () => (
      <BulkListView
        runs={loaded([galleryRun, doneGalleryRun].map((one, at) => ({ ...one, id: at + 1 })))}
        titleOf={() => title}
        now={1_782_100_200}
        onRetry={nothing}
      />
    ),
    "list empty": () => <BulkListView runs={loaded([])} titleOf={() => title} now={1_782_100_200} onRetry={nothing} />,
  },
};
