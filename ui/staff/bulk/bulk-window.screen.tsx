import { type FormEvent, useEffect, useId, useState } from "react";
import { actionOf, bulkFields } from "../../../core/bulk/bulk-fields.rule.ts";
import { BulkRequest } from "../../../core/bulk/bulk-request.model.ts";
import { bulkWindowShown, firstDraft } from "../../../core/bulk/bulk-window.view-model.ts";
import { ContactNames } from "../../../core/contacts/contact-names.service.ts";
import { FieldCatalogue } from "../../../core/fields/field-catalogue.service.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { bulkText } from "../../i18n/en/bulk.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useSelectContact } from "../contacts/picker/use-select-contact.ts";
import { useFieldWords } from "../contacts/use-field-words.ts";
import { useChoosePicture } from "../files/picker/use-choose-picture.ts";
import { modalOf } from "../modal-contribution.tsx";
import { BulkFooter } from "./bulk-footer.view.tsx";
import { BulkForm } from "./bulk-form.view.tsx";
import { BulkPlanView } from "./bulk-plan.view.tsx";
import { runTitle } from "./bulk-words.ts";
import { useBulkNotices } from "./use-bulk-acts.ts";
import { useBulkRun } from "./use-bulk-run.ts";

/** The dialog of a bulk action: form, preview, start. */
export const BulkWindow = modalOf("bulk-contacts", BulkRequest, ({ params: request, onClose, onAnswer }) => {
  const [text, labels] = [useText(bulkText), useText(contactsText)];
  const [catalogue, names] = [useService(FieldCatalogue), useService(ContactNames)];
  const words = useFieldWords();
  const [select, choosePicture] = [useSelectContact(), useChoosePicture()];
  const { tell } = useBulkNotices();
  const formId = useId();
  const schema = latestValue(useLatest(catalogue.schema$, catalogue.latest()));
  const own = schema?.fields ?? [];
  const fields = bulkFields((field) => labels(`fields.${field}`), own);
  const [draft, setDraft] = useState(() => firstDraft(request, fields));
  const { id, run, remote, isPending, failure, plan, ...acts } = useBulkRun(request);
  const shown = bulkWindowShown({ request, id, run, draft, failure });
  const isTags = request.about === "tags";
  useEffect(() => void (schema === undefined ? catalogue.load() : undefined), [catalogue, schema]);
  const leave = (): void => {
    acts.leave();
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.field !== null) plan(actionOf(draft.field.id, draft.way, draft.value));
  };
  const start = (): void =>
    acts.start((done) => {
      tell(done);
      if (onAnswer === undefined) onClose();
      else onAnswer({ run: done.id });
    });
  const selectPeople = async (title: string, chosen: readonly number[]): Promise<readonly number[] | null> => {
    const ids = await select({ title, chosen, isMultiple: true });
    names.want(ids ?? []);
    return ids;
  };
  const title = shown.step === "form" ? text(isTags ? "window.tags" : "window.edit", { count: request.count }) : text("window.planned");
  return (
    <Dialog
      title={title}
      isOpen
      onClose={leave}
      isDirty={shown.isDirty}
      footer={<BulkFooter shown={shown} formId={formId} isPending={isPending} onLeave={leave} onBack={acts.back} onStart={start} />}
    >
      {shown.failure === null ? null : <Banner tone="danger" title={failureMessage(shown.failure)} />}
      {shown.step === "form" ? (
        <form id={formId} noValidate onSubmit={submit}>
          <BulkForm
            hasSecrets={own.some(({ type }) => type === "secret")}
            fields={fields}
            isFixed={isTags}
            draft={draft}
            error={shown.error}
            words={words}
            onSelectPeople={selectPeople}
            onChoosePicture={choosePicture}
            onDraft={setDraft}
          />
        </form>
      ) : (
        <RemoteView remote={remote} skeleton={<SkeletonLines lines={3} />} onRetry={leave}>
          {(one) => <BulkPlanView run={one} title={runTitle(text, one, own, words)} />}
        </RemoteView>
      )}
    </Dialog>
  );
});
