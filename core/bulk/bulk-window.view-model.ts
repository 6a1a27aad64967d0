import type { Failure } from "../kernel/failure.ts";
import { idle, latestValue, loaded, type Remote } from "../kernel/remote.ts";
import type { BulkDraft, BulkField } from "./bulk-fields.rule.ts";
import type { BulkRequest } from "./bulk-request.model.ts";
import type { BulkRun } from "./bulk-run.model.ts";

/**
 * The run that a window is about: the latest reading of it, else the answer to its plan.
 * @param id null before anything is planned
 */
export const runShown = (id: number | null, followed: Remote<BulkRun>, planned: BulkRun | null): Remote<BulkRun> => {
  if (id !== null && latestValue(followed)?.id === id) return followed;
  return planned === null ? idle : loaded(planned);
};

/** What a bulk form begins with: tags are added unless the user chooses otherwise. */
export const firstDraft = ({ about }: BulkRequest, fields: readonly BulkField[]): BulkDraft =>
  about === "tags"
    ? { field: fields.find(({ id }) => id === "tags") ?? null, way: "add", value: null }
    : { field: null, way: "set", value: null };

/** What is wrong with the form, whichever part of the action it is about. */
const formError = (failure: Failure | null): string | undefined =>
  failure?.tag === "invalid" ? Object.values(failure.errors).flat().join(" ") : undefined;

type BulkWindowState = {
  readonly request: BulkRequest;
  /** of the run that is planned; null before */
  readonly id: number | null;
  readonly run: BulkRun | undefined;
  readonly draft: BulkDraft;
  readonly failure: Failure | null;
};

/** What the window of a bulk action shows. */
export type BulkWindowShown = {
  readonly step: "form" | "plan";
  /** whether the plan leads back to a form */
  readonly hasForm: boolean;
  readonly isDirty: boolean;
  /** whether the form can be planned */
  readonly mayPlan: boolean;
  /** the button that starts the run; null while there is nothing to start */
  readonly start: {
    readonly isEnabled: boolean;
    readonly isDangerous: boolean;
    readonly changes: number;
    readonly does: BulkRun["action"]["do"];
  } | null;
  /** beside the form */
  readonly error: string | undefined;
  /** above the content; null where the form says it */
  readonly failure: Failure | null;
};

/** What the window of a bulk action shows of its state. */
export const bulkWindowShown = ({ request, id, run, draft, failure }: BulkWindowState): BulkWindowShown => {
  const hasForm = request.about === "edit" || request.about === "tags";
  const step = hasForm && id === null ? "form" : "plan";
  const error = formError(failure);
  const changes = run?.plan?.counts.changed ?? 0;
  return {
    step,
    hasForm,
    isDirty: step === "form" && draft.value !== null,
    mayPlan: draft.field !== null,
    start:
      run === undefined || run.state === "failed"
        ? null
        : { isEnabled: run.state === "planned" && changes > 0, isDangerous: run.action.do === "delete", changes, does: run.action.do },
    error,
    failure: step === "form" && error !== undefined ? null : failure,
  };
};

/** Whether closing the window cancels its run: it is planned and not started. */
export const isCancelledByClosing = ({ state }: Pick<BulkRun, "state">): boolean => state === "planning" || state === "planned";
