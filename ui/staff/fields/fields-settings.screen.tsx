import * as E from "fp-ts/lib/Either.js";
import { useMemo, useState } from "react";
import { type FieldDraft, makeFieldDrafts } from "../../../core/fields/field-drafts.service.ts";
import { arrangementOf, withFieldMoved, withFieldPut, withSectionMoved } from "../../../core/fields/field-order.rule.ts";
import {
  type ConversionPlan,
  type FieldArrangement,
  type FieldUsage,
  type NewField,
  StoredField,
} from "../../../core/fields/field-schema.model.ts";
import type { FieldType } from "../../../core/fields/field-type.model.ts";
import type { FieldSection } from "../../../core/fields/field.model.ts";
import { JobList } from "../../../core/jobs/job-list.service.ts";
import { type Failure, type FieldErrors, failureMessage } from "../../../core/kernel/failure.ts";
import { Ids } from "../../../core/kernel/ids.port.ts";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../../../core/kernel/remote.ts";
import { UserStorage } from "../../../core/kernel/user-storage.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { FieldsSettingsView } from "./fields-settings.view.tsx";
import { useFieldChanges } from "./use-field-changes.ts";
import { useRevert } from "./use-revert.ts";

type Opened =
  | { readonly tag: "field"; readonly field: StoredField | null; readonly section: string; readonly draft: FieldDraft }
  | { readonly tag: "section"; readonly section: FieldSection | null }
  | { readonly tag: "convert"; readonly field: StoredField }
  | { readonly tag: "remove"; readonly field: StoredField; readonly usage: FieldUsage };

type OpenedField = Extract<Opened, { readonly tag: "field" }>;

const noErrors: FieldErrors = {};

const fetched = loadable(async () => (await import("./bucket-settings.screen.tsx")).FetchedSettingsScreen);
const FieldForm = loadable(async () => (await import("./field-form.view.tsx")).FieldForm);
const SectionForm = loadable(async () => (await import("./section-form.view.tsx")).SectionForm);
const ConversionDialog = loadable(async () => (await import("./conversion-dialog.view.tsx")).ConversionDialog);
const PasswordAgain = loadable(async () => (await import("./password-again.view.tsx")).PasswordAgain);
const ConfirmDialog = loadable(async () => (await import("../../kit/confirm-dialog.view.tsx")).ConfirmDialog);

/** The page of settings where fields are defined. */
export const FieldsSettingsScreen = () => {
  const text = useText(fieldsText);
  const { book, store, bin, run, toasts } = useFieldChanges();
  const reverting = useRevert({ run, toasts });
  const modals = useService(Modals);
  const jobList = useService(JobList);
  const [ids, storage] = [useService(Ids), useService(UserStorage)];
  const drafts = useMemo(() => makeFieldDrafts({ storage, ids }), [storage, ids]);
  const schema = useLatest(book.schema$, book.latest());
  const [opened, setOpened] = useState<Opened | null>(null);
  const [errors, setErrors] = useState(noErrors);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [plan, setPlan] = useState<Remote<ConversionPlan>>(idle);
  const [announcement, setAnnouncement] = useState("");
  const held = latestValue(schema);

  const open = (next: Opened | null): void => {
    setErrors(noErrors);
    setProblem(null);
    setPlan(idle);
    setOpened(next);
  };
  const busy = async <A,>(work: Promise<A>): Promise<A> => {
    setBusy(true);
    return work.finally(() => setBusy(false));
  };
  const arrange = async (next: FieldArrangement, id: number | null): Promise<void> => {
    const arranged = await run((fields) => fields.arrange(next));
    const section = next.sections.find(({ fields }) => id !== null && fields.includes(id));
    const field = arranged?.fields.find((one) => one.id === id);
    if (section === undefined || field === undefined || arranged === null) return;
    const title = arranged.sections.find(({ slug }) => slug === section.slug)?.title ?? "";
    setAnnouncement(
      text("settings.moved", {
        label: field.label,
        place: section.fields.indexOf(field.id) + 1,
        section: title === "" ? text("settings.defaultSection") : title,
      }),
    );
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-field="${field.id}"]`)?.focus());
  };
  const openField = (field: StoredField | null, section: string): void =>
    open({ tag: "field", field, section, draft: drafts.begin(field, section) });
  const clash = ({ field, section }: OpenedField, { message, current }: Extract<Failure, { readonly tag: "conflict" }>): void => {
    if (field === null) drafts.renew();
    openField(StoredField.is(current) ? current : field, section);
    setProblem(field === null ? message : text("form.conflict"));
  };
  const save = async (given: NewField, form: OpenedField): Promise<void> => {
    const {
      field,
      draft: { attempt },
    } = form;
    if (isBusy) return;
    const { type: _, bucket_id: __, ...change } = given;
    const saved = await busy(
      run(
        (fields) =>
          field === null ? fields.create({ ...given, key: attempt }) : fields.update(field.id, { ...change, version: field.version }),
        (failure) => {
          setErrors(failure.tag === "invalid" ? failure.errors : noErrors);
          if (failure.tag === "conflict") clash(form, failure);
          else setProblem(failure.tag === "invalid" ? null : failureMessage(failure));
        },
      ),
    );
    if (saved === null) return;
    drafts.forget(field);
    open(null);
  };
  const restore = (field: StoredField) => async (): Promise<void> => {
    if ((await run((fields) => fields.restore(field.id))) !== null)
      toasts.show({ text: text("settings.restored", { label: field.label }) });
  };
  const remove = async (field: StoredField): Promise<void> => {
    open(null);
    if ((await run((fields) => fields.remove(field.id))) !== null)
      toasts.undoable(text("settings.removed", { label: field.label }), text("settings.undo"), () => void restore(field)());
  };
  const askToRemove = async (field: StoredField): Promise<void> => {
    const usage = await store.usage(field.id)();
    if (E.isLeft(usage)) return void toasts.show({ text: failureMessage(usage.left), tone: "error" });
    return usage.right.contacts + usage.right.groups.length === 0 ? remove(field) : open({ tag: "remove", field, usage: usage.right });
  };
  const planFor = async (field: StoredField, to: FieldType): Promise<void> => {
    setPlan(toLoading(idle));
    const answer = await store.plan(field.id, to)();
    setPlan(E.isRight(answer) ? loaded(answer.right) : toFailed(idle, answer.left));
  };
  const convert = async (field: StoredField, to: FieldType): Promise<void> => {
    const converted = await busy(run((fields) => fields.convert(field.id, to, true)));
    if (converted === null) return;
    open(null);
    void jobList.refresh()();
    toasts.show({ text: text(converted.type === to ? "conversion.done" : "conversion.begun", { label: field.label }) });
  };
  const saveSection = async (title: string, section: FieldSection | null): Promise<void> => {
    const saved = await run(
      (fields) => (section === null ? fields.addSection(title) : fields.renameSection(section.slug, title)),
      (failure) => setProblem(failureMessage(failure)),
    );
    if (saved !== null) open(null);
  };

  return (
    <>
      <FieldsSettingsView
        schema={schema}
        bin={bin}
        announcement={announcement}
        onRetry={() => void book.load()}
        onAdd={(section) => openField(null, section)}
        onEdit={(field) => openField(field, field.section ?? "")}
        onConvert={(field) => open({ tag: "convert", field })}
        onRemove={(field) => void askToRemove(field)}
        onHistory={(field) => modals.open("history", { of: "field", id: String(field.id), name: field.label })}
        onMove={(field, by) => held && void arrange(withFieldMoved(arrangementOf(held), field.id, by), field.id)}
        onPut={(id, section, before) => held && void arrange(withFieldPut(arrangementOf(held), id, section, before), id)}
        onAddSection={() => open({ tag: "section", section: null })}
        onRenameSection={(section) => open({ tag: "section", section })}
        onRemoveSection={(section) =>
          void run((fields) => fields.removeSection(section.slug)).then(
            (done) => done && toasts.show({ text: text("settings.sectionRemoved", { title: section.title }) }),
          )
        }
        onMoveSection={(section, by) => held && void arrange(withSectionMoved(arrangementOf(held), section.slug, by), null)}
        onRestore={(field) => void restore(field)()}
        onRevert={(id, label) => void reverting.revert(id, label)}
      />
      <fetched.View />
      {reverting.isAsking ? (
        <PasswordAgain.View
          problem={reverting.problem}
          reason={{ body: text("settings.revertSecrets"), action: text("settings.revert") }}
          onConfirm={reverting.confirm}
          onClose={reverting.close}
        />
      ) : null}
      {opened?.tag === "field" ? (
        <FieldForm.View
          key={`${opened.field?.id ?? "new"}:${opened.field?.version ?? 0}`}
          field={opened.field}
          section={opened.section}
          sections={held?.sections ?? []}
          kept={opened.draft.edits}
          errors={errors}
          problem={problem}
          isSaving={isBusy}
          onEdit={(edits) => drafts.keep(opened.field, { ...opened.draft, edits })}
          onSave={(given) => void save(given, opened)}
          onClose={() => {
            drafts.forget(opened.field);
            open(null);
          }}
        />
      ) : null}
      {opened?.tag === "section" ? (
        <SectionForm.View
          title={opened.section === null ? text("settings.addSection") : text("settings.renameSection", { title: opened.section.title })}
          name={opened.section?.title ?? ""}
          problem={problem}
          onSave={(title) => void saveSection(title, opened.section)}
          onClose={() => open(null)}
        />
      ) : null}
      {opened?.tag === "convert" ? (
        <ConversionDialog.View
          field={opened.field}
          plan={plan}
          isConverting={isBusy}
          onPlan={(to) => void planFor(opened.field, to)}
          onConvert={(to) => void convert(opened.field, to)}
          onClose={() => open(null)}
        />
      ) : null}
      {opened?.tag === "remove" ? (
        <ConfirmDialog.View
          title={text("settings.removeTitle", { label: opened.field.label })}
          action={text("settings.remove")}
          isDangerous
          isOpen
          onConfirm={() => void remove(opened.field)}
          onCancel={() => open(null)}
        >
          <p>{text("settings.usage", { count: opened.usage.contacts })}</p>
          {opened.usage.groups.length === 0 ? null : <p>{text("settings.groups", { names: opened.usage.groups.join(", ") })}</p>}
          <p>{text("settings.removeBody")}</p>
        </ConfirmDialog.View>
      ) : null}
    </>
  );
};
