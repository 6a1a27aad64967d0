import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useEffect, useState } from "react";
import { ImportDecision } from "../../../core/import/import-plan.model.ts";
import { ImportSession } from "../../../core/import/import-session.service.ts";
import { type Import, isChangeable } from "../../../core/import/import.model.ts";
import type { ImportSettings } from "../../../core/import/imports.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { useGo, useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { ImportWizardView } from "./import-wizard.view.tsx";
import { useFieldMaking } from "./use-field-making.ts";
import { useImportPlan } from "./use-import-plan.ts";

const wizardSteps = ["columns", "options", "plan"] as const;
type WizardStep = (typeof wizardSteps)[number];
const stepOf = (text: string | undefined): WizardStep => wizardSteps.find((step) => step === text) ?? "columns";
const mostTagged = (plan: Import["plan"]): ImportDecision =>
  plan !== null && plan.create > 0
    ? "create"
    : plan !== null && plan.update > 0
      ? "update"
      : plan !== null && plan.error > 0
        ? "error"
        : "create";

/** Importing a file step by step; the address holds the import and the step, so that going back, forth and reloading lose nothing. */
export const ImportWizardScreen = () => {
  const importSession = useService(ImportSession);
  const making = useFieldMaking(importSession);
  const current = useLatest(importSession.current$, importSession.latest());
  const history = useLatest(importSession.history$, idle);
  const query = useQuery();
  const setQuery = useSetQuery();
  const go = useGo();
  const [sending, setSending] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = query["import"] === undefined ? null : Number(query["import"]);
  const step = stepOf(query["step"]);
  const one = id === null ? undefined : latestValue(current);
  const decision = ImportDecision.is(query["rows"]) ? query["rows"] : mostTagged(one?.plan ?? null);
  const rows = useImportPlan(importSession, one, decision);

  useEffect(() => {
    void importSession.open(id)();
    if (id === null) void importSession.loadHistory()();
  }, [importSession, id]);
  useEffect(() => () => void importSession.open(null)(), [importSession]);
  useEffect(() => setFailure(null), [id, step]);
  const isStarted = one !== undefined && !isChangeable(one) && one.state !== "planning";
  useEffect(() => {
    if (isStarted && id !== null) go(`/ui/contacts/import/status/${id}`, { replace: true });
  }, [isStarted, id, go]);
  const isUnplanned = step === "plan" && one?.state === "mapping" && one.problem === null;
  useEffect(() => {
    if (isUnplanned && id !== null)
      void importSession
        .plan(id)()
        .then((answer) => E.isLeft(answer) && setFailure(answer.left));
  }, [isUnplanned, id, importSession]);

  const doing = async <A,>(command: TaskEither<Failure, A>): Promise<E.Either<Failure, A>> => {
    setBusy(true);
    setFailure(null);
    const answer = await command();
    setBusy(false);
    if (E.isLeft(answer)) setFailure(answer.left);
    return answer;
  };
  const change = (settings: ImportSettings): Promise<unknown> =>
    id === null ? Promise.resolve() : doing(importSession.change(id, settings));
  const upload = async (file: File): Promise<void> => {
    setSending(file.name);
    const answer = await doing(importSession.upload(file, file.name));
    setSending(null);
    if (E.isRight(answer)) go(`/ui/contacts/import?import=${answer.right.id}&step=columns`);
  };
  return (
    <ImportWizardView
      current={id === null ? null : current}
      step={id === null ? "upload" : step}
      history={history}
      sending={sending}
      failure={failure}
      isBusy={isBusy}
      decision={decision}
      fields={making.of(id, setBusy)}
      page={rows.page}
      onFile={(file) => void upload(file)}
      onReload={() => void (id === null ? importSession.loadHistory() : importSession.open(id))()}
      onChange={(settings) => void change(settings)}
      onStep={(next) => setQuery({ step: next, rows: null }, { push: true })}
      onDecision={(next) => {
        rows.first();
        setQuery({ rows: next });
      }}
      onPage={rows.show}
      onPlan={() => (id === null ? undefined : void doing(importSession.plan(id)))}
      onStop={() => (id === null ? undefined : void doing(importSession.cancel(id)))}
      onRows={rows.again}
      onRun={async () => {
        if (id !== null && E.isRight(await doing(importSession.run(id)))) go(`/ui/contacts/import/status/${id}`);
      }}
    />
  );
};
