import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useEffect, useMemo } from "react";
import { FieldCatalogue } from "../../../core/fields/field-catalogue.service.ts";
import { FieldStore } from "../../../core/fields/fields.port.ts";
import { JobList } from "../../../core/jobs/job-list.service.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";

/** Changes field definitions and reloads the catalogue and the bin; errors are shown as a toast unless the caller handles them. */
export const useFieldChanges = () => {
  const catalogue = useService(FieldCatalogue);
  const store = useService(FieldStore);
  const jobs = useService(JobList);
  const toasts = useToasts();
  const ask = useMemo(() => () => store.bin, [store]);
  const { answer: bin, again: loadBin } = useAnswer(ask, "");
  useEffect(() => void catalogue.load(), [catalogue]);
  useEffect(() => {
    const ends = jobs.ended$.subscribe(({ kind }) => {
      if (!kind.startsWith("fields.")) return;
      void catalogue.load();
      loadBin();
    });
    return () => ends.unsubscribe();
  }, [catalogue, jobs, loadBin]);
  const run = async <A>(
    command: (store: FieldStore) => TaskEither<Failure, A>,
    onFailure?: (failure: Failure) => void,
  ): Promise<A | null> => {
    const answer = await catalogue.change(command)();
    loadBin();
    if (E.isRight(answer)) return answer.right;
    if (onFailure === undefined) toasts.show({ text: failureMessage(answer.left), tone: "error" });
    else onFailure(answer.left);
    return null;
  };
  return { catalogue, store, bin, run, toasts };
};

export type FieldChanges = ReturnType<typeof useFieldChanges>;
