import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import { ImportSession } from "../../../core/import/import-session.service.ts";
import { wizardPage } from "../../../core/import/import-wizard.view-model.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { useGo, useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { ImportWizardView } from "./import-wizard.view.tsx";
import { useDoing } from "./use-doing.ts";
import { useFieldMaking } from "./use-field-making.ts";
import { useImportPlan } from "./use-import-plan.ts";

/** Imports a file step by step; the URL holds the import and the step, so that Back, Forward and reload lose nothing. */
export const ImportWizardScreen = () => {
  const session = useService(ImportSession);
  const making = useFieldMaking(session);
  const current = useLatest(session.current$, session.latest());
  const history = useLatest(session.history$, idle);
  const [go, setQuery] = [useGo(), useSetQuery()];
  const [sending, setSending] = useState<string | null>(null);
  const { running, doing, failure, isBusy, setFailure } = useDoing();
  const { id, step, decision, duty } = wizardPage(useQuery(), latestValue(current));
  const rows = useImportPlan(session, id === null ? undefined : latestValue(current), decision);

  useEffect(() => {
    void session.open(id)();
    if (id === null) void session.loadHistory()();
  }, [session, id]);
  useEffect(() => () => void session.open(null)(), [session]);
  useEffect(() => setFailure(null), [id, step, setFailure]);
  useEffect(() => {
    if (id === null || duty === null) return;
    if (duty === "follow") go(`/ui/contacts/import/status/${id}`, { replace: true });
    else
      void session
        .plan(id)()
        .then((answer) => E.isLeft(answer) && setFailure(answer.left));
  }, [duty, id, session, go, setFailure]);

  const upload = async (file: File): Promise<void> => {
    setSending(file.name);
    const answer = await doing(session.upload(file, file.name));
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
      fields={making.of(id, running)}
      page={rows.page}
      onFile={(file) => void upload(file)}
      onReload={() => void (id === null ? session.loadHistory() : session.open(id))()}
      onChange={(settings) => (id === null ? undefined : void doing(session.change(id, settings)))}
      onStep={(next) => setQuery({ step: next, rows: null }, { push: true })}
      onDecision={(next) => {
        rows.first();
        setQuery({ rows: next });
      }}
      onPage={rows.show}
      onPlan={() => (id === null ? undefined : void doing(session.plan(id)))}
      onStop={() => (id === null ? undefined : void doing(session.cancel(id)))}
      onRows={rows.again}
      onRun={() => (id === null ? undefined : void doing(session.run(id)))}
    />
  );
};
