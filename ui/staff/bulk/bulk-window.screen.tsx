import * as E from "fp-ts/lib/Either.js";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { EMPTY } from "rxjs";
import { BulkAction } from "../../../core/bulk/bulk-action.model.ts";
import type { BulkRun } from "../../../core/bulk/bulk-run.model.ts";
import { BulkRuns } from "../../../core/bulk/bulk-runs.service.ts";
import { ContactSelection } from "../../../core/bulk/contact-selection.model.ts";
import { nobodySelected } from "../../../core/bulk/contact-selection.rule.ts";
import { ContactNames } from "../../../core/contacts/contact-names.service.ts";
import { FieldCatalogue } from "../../../core/fields/field-catalogue.service.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { idle, latestValue, loaded, type Remote } from "../../../core/kernel/remote.ts";
import { bulkText } from "../../i18n/en/bulk.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { useSelectContact } from "../contacts/picker/use-select-contact.ts";
import { useFieldWords } from "../contacts/use-field-words.ts";
import type { ModalProps } from "../modal-contribution.ts";
import { actionOf, bulkFields } from "./bulk-field.ts";
import { type BulkDraft, BulkForm } from "./bulk-form.view.tsx";
import { BulkPlanView } from "./bulk-plan.view.tsx";
import { runTitle } from "./bulk-words.ts";
import { useBulkTold } from "./use-bulk-acts.ts";

const read = <A,>(decoded: E.Either<unknown, A>): A | null => (E.isRight(decoded) ? decoded.right : null);
const parsed = (json: string | undefined): unknown => (json === undefined ? undefined : JSON.parse(json));

/** What is wrong with the form, by whichever part of the action it is. */
const formError = (failure: Failure | null): string | undefined =>
  failure?.tag === "invalid" ? Object.values(failure.errors).flat().join(" ") : undefined;

/** The window of an action on many contacts: what is to be done, then what would change, then doing it. */
export const BulkWindow = ({ params, onClose, onAnswer }: ModalProps) => {
  const text = useText(bulkText);
  const labels = useText(contactsText);
  const bulkRuns = useService(BulkRuns);
  const fieldCatalogue = useService(FieldCatalogue);
  const names = useService(ContactNames);
  const words = useFieldWords();
  const select = useSelectContact();
  const { tell } = useBulkTold();
  const { run: submit, isPending, failure } = useSubmit();
  const schema = latestValue(useLatest(fieldCatalogue.schema$, fieldCatalogue.latest()));
  const formId = useId();
  const isTags = params["form"] === "tags";
  const hasForm = isTags || params["form"] === "edit";
  const count = Number(params["count"]);
  const selection = useMemo(() => read(ContactSelection.decode(parsed(params["selection"]))) ?? nobodySelected, [params]);
  const own = schema?.fields ?? [];
  const fields = bulkFields((field) => labels(`fields.${field}`), own);
  const [draft, setDraft] = useState<BulkDraft>({
    field: isTags ? (fields.find(({ id }) => id === "tags") ?? null) : null,
    way: isTags ? "add" : "set",
    value: null,
  });
  const [planned, setPlanned] = useState<BulkRun | null>(null);
  const [id, setId] = useState(params["run"] === undefined ? null : Number(params["run"]));
  const run$ = useMemo(() => (id === null ? EMPTY : bulkRuns.follow(id)), [bulkRuns, id]);
  const followed = useLatest<Remote<BulkRun>>(run$, idle);
  const shown = latestValue(followed)?.id === id ? followed : planned === null ? idle : loaded(planned);
  const run = latestValue(shown);
  const [first] = useState(() => (hasForm ? null : read(BulkAction.decode(parsed(params["action"])))));

  useEffect(() => void (schema === undefined ? fieldCatalogue.load() : undefined), [fieldCatalogue, schema]);
  const plan = (action: BulkAction): void =>
    submit(bulkRuns.plan(action, selection), (next) => {
      setPlanned(next);
      setId(next.id);
    });
  const isBegun = useRef(false);
  useEffect(() => {
    if (first === null || isBegun.current) return;
    isBegun.current = true;
    plan(first);
  });
  const leave = (): void => {
    if (run !== undefined && (run.state === "planning" || run.state === "planned")) void bulkRuns.cancel(run.id)();
    onClose();
  };
  const back = (): void => {
    if (run !== undefined) void bulkRuns.cancel(run.id)();
    setId(null);
    setPlanned(null);
  };
  const start = (one: BulkRun): void =>
    submit(bulkRuns.run(one.id), (done) => {
      tell(done);
      if (onAnswer === undefined) onClose();
      else onAnswer({ run: String(done.id) });
    });
  const isForm = id === null && hasForm;
  const { field, way, value } = draft;
  const changes = run?.plan?.counts.changed ?? 0;
  const next = (): void => {
    if (field !== null) plan(actionOf(field.id, way, value));
  };
  const footer = isForm ? (
    <>
      <Button onPress={leave}>{text("window.cancel")}</Button>
      <Button type="submit" form={formId} kind="primary" isPending={isPending} isDisabled={field === null}>
        {text("window.next")}
      </Button>
    </>
  ) : (
    <>
      <Button onPress={hasForm ? back : leave}>{text(hasForm ? "window.back" : "window.cancel")}</Button>
      {run === undefined || run.state === "failed" ? null : (
        <Button
          kind={run.action.do === "delete" ? "danger" : "primary"}
          autoFocus
          isPending={isPending}
          isDisabled={run.state !== "planned" || changes === 0}
          onPress={() => start(run)}
        >
          {text(`confirm.${run.action.do}`, { count: changes })}
        </Button>
      )}
    </>
  );
  const selectPeople = async (title: string, chosen: readonly number[]): Promise<readonly number[] | null> => {
    const ids = await select({ title, chosen, isMultiple: true });
    names.want(ids ?? []);
    return ids;
  };
  return (
    <Dialog
      title={isForm ? text(isTags ? "window.tags" : "window.edit", { count }) : text("window.planned")}
      isOpen
      onClose={leave}
      isDirty={isForm && value !== null}
      footer={footer}
    >
      {failure === null || (formError(failure) !== undefined && isForm) ? null : <Banner tone="danger" title={failureMessage(failure)} />}
      {isForm ? (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            next();
          }}
        >
          <BulkForm
            hasSecrets={own.some(({ type }) => type === "secret")}
            fields={fields}
            isFixed={isTags}
            draft={draft}
            error={formError(failure)}
            words={words}
            onSelectPeople={selectPeople}
            onDraft={setDraft}
          />
        </form>
      ) : (
        <RemoteView remote={shown} skeleton={<SkeletonLines lines={3} />} onRetry={leave}>
          {(one) => <BulkPlanView run={one} title={runTitle(text, one, own, words)} />}
        </RemoteView>
      )}
    </Dialog>
  );
};
