import { useMemo, useState } from "react";
import { makeFieldDrafts } from "../../../core/fields/field-drafts.service.ts";
import type { NewField, StoredField } from "../../../core/fields/field-schema.model.ts";
import type { FieldSection } from "../../../core/fields/field.model.ts";
import { changeOfForm, type RefusedForm, refusedForm } from "../../../core/fields/fields-settings.view-model.ts";
import { Ids } from "../../../core/kernel/ids.port.ts";
import { UserStorage } from "../../../core/kernel/user-storage.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { FieldForm } from "./field-form.view.tsx";
import type { FieldChanges } from "./use-field-changes.ts";

type FieldWindowProps = {
  /** null for a new field */
  readonly field: StoredField | null;
  readonly section: string;
  readonly sections: readonly FieldSection[];
  readonly run: FieldChanges["run"];
  readonly onClose: () => void;
};

/** The form of a field; the draft is kept on the device until it is saved or discarded. */
export const FieldWindowScreen = ({ field: opened, section, sections, run, onClose }: FieldWindowProps) => {
  const text = useText(fieldsText);
  const [ids, storage] = [useService(Ids), useService(UserStorage)];
  const drafts = useMemo(() => makeFieldDrafts({ storage, ids }), [storage, ids]);
  const [form, setForm] = useState<RefusedForm>({ field: opened, errors: {}, problem: null, isConflict: false });
  const [draft, setDraft] = useState(() => drafts.begin(opened, section));
  const [isSaving, setSaving] = useState(false);
  const { field } = form;
  const close = (): void => {
    drafts.forget(field);
    onClose();
  };
  const refuse = (next: RefusedForm): void => {
    setForm({ ...next, problem: next.isConflict && field !== null ? text("form.conflict") : next.problem });
    if (!next.isConflict) return;
    if (field === null) drafts.renew();
    setDraft(drafts.begin(next.field, section));
  };
  const save = async (given: NewField): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    const saved = await run(
      (store) => (field === null ? store.create({ ...given, key: draft.attempt }) : store.update(field.id, changeOfForm(given, field))),
      (failure) => refuse(refusedForm(failure, field)),
    );
    setSaving(false);
    if (saved !== null) close();
  };
  return (
    <FieldForm
      key={`${field?.id ?? "new"}:${field?.version ?? 0}`}
      field={field}
      section={section}
      sections={sections}
      kept={draft.edits}
      errors={form.errors}
      problem={form.problem}
      isSaving={isSaving}
      onEdit={(edits) => drafts.keep(field, { ...draft, edits })}
      onSave={(given) => void save(given)}
      onClose={close}
    />
  );
};
