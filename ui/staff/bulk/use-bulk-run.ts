import { useEffect, useMemo, useRef, useState } from "react";
import { EMPTY } from "rxjs";
import type { BulkAction } from "../../../core/bulk/bulk-action.model.ts";
import type { BulkRequest } from "../../../core/bulk/bulk-request.model.ts";
import type { BulkRun } from "../../../core/bulk/bulk-run.model.ts";
import { BulkRuns } from "../../../core/bulk/bulk-runs.service.ts";
import { isCancelledByClosing, runShown } from "../../../core/bulk/bulk-window.view-model.ts";
import { idle, latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useSubmit } from "../../react/use-submit.ts";

/** Plans, follows, starts and cancels the run of a bulk action; a preset action is planned at once. */
export const useBulkRun = (request: BulkRequest) => {
  const bulkRuns = useService(BulkRuns);
  const { run: submit, isPending, failure } = useSubmit();
  const [planned, setPlanned] = useState<BulkRun | null>(null);
  const [id, setId] = useState(request.about === "run" ? request.run : null);
  const run$ = useMemo(() => (id === null ? EMPTY : bulkRuns.follow(id)), [bulkRuns, id]);
  const remote = runShown(id, useLatest<Remote<BulkRun>>(run$, idle), planned);
  const run = latestValue(remote);
  const plan = (action: BulkAction): void =>
    submit(bulkRuns.plan(action, request.selection), (next) => {
      setPlanned(next);
      setId(next.id);
    });
  const isBegun = useRef(false);
  useEffect(() => {
    if (request.about !== "action" || isBegun.current) return;
    isBegun.current = true;
    plan(request.action);
  });
  return {
    id,
    run,
    remote,
    isPending,
    failure,
    plan,
    /** Cancels a run that has not started. */
    leave: (): void => (run !== undefined && isCancelledByClosing(run) ? void bulkRuns.cancel(run.id)() : undefined),
    /** Cancels the run and returns to the form. */
    back: (): void => {
      if (run !== undefined) void bulkRuns.cancel(run.id)();
      setId(null);
      setPlanned(null);
    },
    start: (onDone: (done: BulkRun) => void): void => (run === undefined ? undefined : submit(bulkRuns.run(run.id), onDone)),
  };
};
