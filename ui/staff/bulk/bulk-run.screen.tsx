import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useEffect, useMemo, useState } from "react";
import { BehaviorSubject, switchMap } from "rxjs";
import { type BulkRun, isBulkUnderWay } from "../../../core/bulk/bulk-run.model.ts";
import { BulkRuns } from "../../../core/bulk/bulk-runs.service.ts";
import type { BulkRowsOf } from "../../../core/bulk/bulk.port.ts";
import { FieldCatalogue } from "../../../core/fields/field-catalogue.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { idle, latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { bulkText } from "../../i18n/en/bulk.ts";
import { useText } from "../../i18n/use-text.ts";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useParams } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useLatest } from "../../react/use-latest.ts";
import { useFieldWords } from "../contacts/use-field-words.ts";
import { BulkRunView } from "./bulk-run.view.tsx";
import { runTitle } from "./bulk-words.ts";

/** A page of the contacts that a run did not change, of one kind. */
const useLeft = (run: BulkRun, of: BulkRowsOf) => {
  const bulkRuns = useService(BulkRuns);
  const [page, setPage] = useState(1);
  const ask = useMemo(() => (key: string) => bulkRuns.rows(run.id, of, Number(key.split(" ")[0])), [bulkRuns, run.id, of]);
  const { answer } = useAnswer(ask, `${page} ${run.state}`);
  return { of, page: answer, onPage: setPage };
};

const Run = ({ run }: { readonly run: BulkRun }) => {
  const text = useText(bulkText);
  const bulkRuns = useService(BulkRuns);
  const fieldCatalogue = useService(FieldCatalogue);
  const toasts = useToasts();
  const words = useFieldWords();
  const { now } = useService(Clock);
  const schema = latestValue(useLatest(fieldCatalogue.schema$, fieldCatalogue.latest()));
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void (schema === undefined ? fieldCatalogue.load() : undefined), [fieldCatalogue, schema]);
  const left = {
    refused: useLeft(run, "refused"),
    skipped: useLeft(run, "skipped"),
    kept: useLeft(run, "kept"),
    impossible: useLeft(run, "impossible"),
  };
  const { counts, undo } = run;
  const shown = isBulkUnderWay(run)
    ? []
    : [
        ...((undo?.kept ?? 0) > 0 ? [left.kept] : []),
        ...((undo?.impossible ?? 0) > 0 ? [left.impossible] : []),
        ...((counts?.refused ?? 0) > 0 ? [left.refused] : []),
        ...((counts?.skipped ?? 0) > 0 ? [left.skipped] : []),
      ];
  const doing = async (command: TaskEither<Failure, BulkRun>): Promise<void> => {
    setBusy(true);
    const answer = await command();
    setBusy(false);
    if (E.isLeft(answer)) toasts.show({ text: failureMessage(answer.left), tone: "error" });
  };
  return (
    <BulkRunView
      run={run}
      title={runTitle(text, run, schema?.fields ?? [], words)}
      now={now()}
      isBusy={isBusy}
      left={shown}
      onStop={() => void doing(bulkRuns.cancel(run.id))}
      onUndo={() => void doing(bulkRuns.undo(run.id))}
    />
  );
};

/** One bulk action. */
export const BulkRunScreen = () => {
  const bulkRuns = useService(BulkRuns);
  const id = Number(useParams()["id"]);
  const [rounds] = useState(() => new BehaviorSubject<void>(undefined));
  const run$ = useMemo(() => rounds.pipe(switchMap(() => bulkRuns.follow(id))), [bulkRuns, id, rounds]);
  const run = useLatest<Remote<BulkRun>>(run$, idle);
  const again = (): void => rounds.next();
  return (
    <RemoteView remote={run} skeleton={<SkeletonLines lines={6} />} onRetry={again}>
      {(one) => <Run key={one.id} run={one} />}
    </RemoteView>
  );
};
