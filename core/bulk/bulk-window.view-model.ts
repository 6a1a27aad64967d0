import type { Failure } from "../kernel/failure.ts";
import { idle, latestValue, loaded, type Remote } from "../kernel/remote.ts";
import type { BulkDraft, BulkField } from "./bulk-fields.rule.ts";
import type { BulkRequest } from "./bulk-request.model.ts";
import type { BulkRun } from "./bulk-run.model.ts";

/**
 * The run of a window: its latest polled state, otherwise the response to its plan.
 * @param id null before anything is planned
 */
export const runShown = (id: number | null, followed: Remote<BulkRun>, planned: BulkRun | null): Remote<BulkRun> => {
  if (id !== null && latestValue(followed)?.id === id) return followed;
  return planned === null ? idle : loaded(planned);
};

/** The initial form: tags are added unless the user chooses otherwise. */
export const firstDraft = ({ about }: BulkRequest, fields: readonly BulkField[]): BulkDraft =>
  about === "tags"
    ? { field: fields.find(({ id }) => id === "tags") ?? null, way: "add", value: null }
    : { field: null, way: "set", value: null };

/** The error of the form, regardless of the field it refers to. */
const formError = (failure: Failure | null): string | undefined =>
  failure?.tag === "invalid" ? Object.values(failure.errors).flat().join(" ") : undefined;

type BulkWindowState = {
  readonly request: BulkRequest;
  /** id of the planned run; null before */
  readonly id: number | null;
  readonly run: BulkRun | undefined;
  readonly draft: BulkDraft;
  readonly failure: Failure | null;
};

/** The displayed state of the bulk action's window. */
export type BulkWindowShown = {
  readonly step: "form" | "plan";
  /** whether the user can go back from the plan to a form */
  readonly hasForm: boolean;
  readonly isDirty: boolean;
  /** whether the form can be planned */
  readonly mayPlan: boolean;
  /** the button that starts the run; null if there is nothing to start */
  readonly start: {
    readonly isEnabled: boolean;
    readonly isDangerous: boolean;
    readonly changes: number;
    readonly does: BulkRun["action"]["do"];
  } | null;
  /** shown beside the form */
  readonly error: string | undefined;
  /** shown above the content; null if the form shows it */
  readonly failure: Failure | null;
};

/** Derives the displayed state of the bulk action's window. */
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
