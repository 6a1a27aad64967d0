import { useState } from "react";
import { isProductField } from "../../../core/fields/contact-team.rule.ts";
import { fieldAccessLabels } from "../../../core/fields/field-access.rule.ts";
import { isBucketType, OtherBucket, otherBuckets } from "../../../core/fields/field-buckets.rule.ts";
import { editsOf, type FieldEdits, fieldFormOf, type FieldFormValues } from "../../../core/fields/field-draft.rule.ts";
import { fieldLimits, type NewField, type StoredField } from "../../../core/fields/field-schema.model.ts";
import { FieldType, fieldTypeKeys, fieldTypeName } from "../../../core/fields/field-type.model.ts";
import { FieldAccess, type FieldSection, type FieldValues } from "../../../core/fields/field.model.ts";
import type { FieldErrors } from "../../../core/kernel/failure.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { TextArea } from "../../kit/text-area.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./fields-settings.module.css";

type FieldFormProps = {
  /** null for a new field */
  readonly field: StoredField | null;
  readonly section: string;
  readonly sections: readonly FieldSection[];
  /** the unsaved draft */
  readonly kept?: FieldEdits;
  readonly errors: FieldErrors;
  readonly problem: string | null;
  readonly isSaving: boolean;
  /** called on each change with all edits */
  readonly onEdit?: (edits: FieldEdits) => void;
  readonly onSave: (field: NewField) => void;
  readonly onClose: () => void;
};

const none: FieldEdits = {};

/** The stored options for the typed lines: unchanged labels keep their keys. */
const optionsOf = (lines: string, field: StoredField | null): FieldValues => {
  const labels = lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const known = field?.values ?? null;
  if (known === null || Array.isArray(known)) return labels;
  const keys = new Map(Object.entries(known).map(([key, label]) => [label, key]));
  return Object.fromEntries(labels.map((label) => [keys.get(label) ?? label, label]));
};

/** The definition of a new or existing field; the type of an existing one changes only by conversion. */
export const FieldForm = ({
  field,
  section,
  sections,
  kept = none,
  errors,
  problem,
  isSaving,
  onEdit = () => undefined,
  onSave,
  onClose,
}: FieldFormProps) => {
  const text = useText(fieldsText);
  const [begun] = useState(() => fieldFormOf(field, section));
  const [draft, setDraft] = useState<FieldFormValues>({ ...begun, ...kept });
  const [isRestored, setRestored] = useState(Object.keys(kept).length > 0);
  const isFixed = field !== null && isProductField(field);
  const show = (next: FieldFormValues): void => {
    setDraft(next);
    onEdit(editsOf(begun, next));
  };
  const put = (change: Partial<FieldFormValues>): void => show({ ...draft, ...change });
  const save = (): void =>
    onSave({
      label: draft.label,
      type: draft.type,
      section: draft.section,
      ...(isFixed ? {} : { values: draft.type === "list" ? optionsOf(draft.lines, field) : null }),
      access: draft.access,
      share_editable: draft.shareEditable ? 1 : 0,
      form_hidden: draft.formHidden,
      required: draft.required,
      editable: !draft.readOnly,
      is_event: draft.isEvent,
      ...(field === null ? { bucket_id: draft.bucket } : {}),
    });
  return (
    <Dialog
      title={field === null ? text("form.add") : text("form.edit", { label: field.label })}
      size="600"
      isOpen
      onClose={onClose}
      isDirty={Object.keys(editsOf(begun, draft)).length > 0}
    >
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {problem === null ? null : <p role="alert">{problem}</p>}
        {isRestored ? (
          <Banner
            title={text("form.restored")}
            action={
              <Button
                size="small"
                onPress={() => {
                  show(begun);
                  setRestored(false);
                }}
              >
                {text("form.discard")}
              </Button>
            }
          />
        ) : null}
        <TextField
          label={text("form.label")}
          autoFocus
          maxLength={fieldLimits.label}
          value={draft.label}
          error={errors["label"]?.[0]}
          onChange={(label) => put({ label })}
        />
        <Select
          label={text("form.type")}
          isDisabled={field !== null}
          options={fieldTypeKeys.map((id) =>
            id === "related_custom_object"
              ? { id, label: fieldTypeName(id), note: text("form.needsObject"), isDisabled: field === null }
              : { id, label: fieldTypeName(id) },
          )}
          selected={draft.type}
          onSelect={(id) => {
            if (FieldType.is(id)) put({ type: id });
          }}
        />
        {draft.type === "list" && !isFixed ? (
          <TextArea
            label={text("form.options")}
            rows={5}
            value={draft.lines}
            error={errors["values"]?.[0]}
            onChange={(lines) => put({ lines })}
          />
        ) : null}
        <Select
          label={text("form.source")}
          isDisabled={field !== null}
          {...(draft.bucket === null ? {} : { help: text(`form.${draft.bucket}Help`) })}
          error={errors["bucket_id"]?.[0]}
          options={[
            { id: "own", label: text("form.own") },
            ...otherBuckets.map((id) => ({ id, label: text(`form.${id}`), isDisabled: !isBucketType(draft.type) })),
          ]}
          selected={draft.bucket ?? "own"}
          onSelect={(id) => put({ bucket: OtherBucket.is(id) ? id : null })}
        />
        <Select
          label={text("form.section")}
          options={sections.map(({ slug, title }) => ({ id: `s:${slug}`, label: slug === "" ? text("settings.defaultSection") : title }))}
          selected={`s:${draft.section}`}
          onSelect={(id) => put({ section: id.slice(2) })}
        />
        <Select
          label={text("form.access")}
          options={[
            { id: "all", label: text("form.everybody") },
            ...Object.entries(fieldAccessLabels).map(([id, label]) => ({ id, label })),
          ]}
          selected={draft.access ?? "all"}
          onSelect={(id) => put({ access: FieldAccess.is(id) ? id : null })}
        />
        <Checkbox isSelected={draft.required} onChange={(required) => put({ required })}>
          {text("form.required")}
        </Checkbox>
        <Checkbox isSelected={draft.formHidden} onChange={(formHidden) => put({ formHidden })}>
          {text("form.formHidden")}
        </Checkbox>
        <Checkbox isSelected={draft.readOnly} onChange={(readOnly) => put({ readOnly })}>
          {text("form.readOnly")}
        </Checkbox>
        <Checkbox isSelected={draft.shareEditable} note={text("form.shareNote")} onChange={(shareEditable) => put({ shareEditable })}>
          {text("form.shareEditable")}
        </Checkbox>
        <Checkbox isSelected={draft.isEvent} onChange={(isEvent) => put({ isEvent })}>
          {text("form.isEvent")}
        </Checkbox>
        <Button type="submit" kind="primary" isPending={isSaving}>
          {text("form.save")}
        </Button>
      </form>
    </Dialog>
  );
};
