import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { OrgExport } from "../../../core/org-export/org-export.model.ts";
import { standardDays } from "../../../core/retention/decide-retention.rule.ts";
import type { Retention } from "../../../core/retention/retention.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ExportDialog } from "./export-dialog.view.tsx";
import { ExportsView, type ExportsViewProps } from "./exports.view.tsx";
import { RetentionView, type RetentionViewProps } from "./retention.view.tsx";

const nothing = (): void => undefined;
const failed = { tag: "failed", failure: { tag: "offline" } } as const;
const at = 1_782_907_200;
const made = (id: number, more: Partial<OrgExport>): OrgExport => ({
  id,
  by: "Olivia Owner",
  state: "ready",
  progress: null,
  problem: null,
  bytes: 734_003_200,
  created_at: at,
  until: at + 604_800,
  href: `/exports/organisation/${id}`,
  ...more,
});
const ended = { bytes: null, until: null, href: null };
const reading = { done: 12, total: 70, counts: { rows: 48_210, bytes: 0 } };
const held = { rows: 0, oldest: null };
const known: Retention = {
  version: 1,
  days: { ...standardDays, usage: 365 },
  held: { deliveries: held, usage: { rows: 12_400, oldest: at }, views_as: { rows: 4, oldest: at }, messages_of_archived: held },
};

const exportsOf = (more: Partial<ExportsViewProps>) => (
  <ExportsView exports={loaded([])} isMaking={false} failure={null} onStart={nothing} onCancel={nothing} onRetry={nothing} {...more} />
);
const retentionOf = (more: Partial<RetentionViewProps>) => (
  <RetentionView
    retention={loaded(known)}
    draft={null}
    isPending={false}
    failure={null}
    onEdit={nothing}
    onSave={nothing}
    onDiscard={nothing}
    onRetry={nothing}
    {...more}
  />
);
const asking = (field: string | null) => (
  <ExportDialog
    email="olivia@harbor.example"
    isPending={false}
    failure={field === null ? null : { tag: "invalid", message: "", errors: { [field]: ["This is not your password."] } }}
    onStart={nothing}
    onClose={nothing}
  />
);

/** Export and retention in every state. */
export const gallery: GalleryEntry = {
  name: "org-data",
  group: "staff/organisation",
  isWhole: true,
  states: {
    "no exports": () => exportsOf({}),
    exports: () =>
      exportsOf({
        isMaking: true,
        exports: loaded([
          made(5, { ...ended, state: "making", progress: reading }),
          made(4, {}),
          made(3, { ...ended, state: "failed", problem: "Something went wrong on our side; it was tried 5 times." }),
          made(2, { ...ended, state: "cancelled" }),
          made(1, { state: "over", href: null }),
        ]),
      }),
    "exports loading": () => exportsOf({ exports: idle }),
    "exports offline": () => exportsOf({ exports: failed }),
    "cancelling refused": () => exportsOf({ failure: { tag: "conflict", message: "This export is not being made any more." } }),
    asked: () => asking(null),
    "wrong password": () => asking("password"),
    "code asked": () => asking("code"),
    retention: () => retentionOf({}),
    "retention edited": () => retentionOf({ draft: { ...known.days, usage: 90 } }),
    "retention refused": () =>
      retentionOf({
        draft: { ...known.days, usage: 5 },
        failure: { tag: "invalid", message: "", errors: { "days.usage": ["Enter a whole number of days from 30 to 3650"] } },
      }),
    "retention changed meanwhile": () =>
      retentionOf({ failure: { tag: "conflict", message: "Someone else changed how long records are kept.", current: null } }),
    "retention loading": () => retentionOf({ retention: idle }),
    "retention offline": () => retentionOf({ retention: failed }),
  },
};
