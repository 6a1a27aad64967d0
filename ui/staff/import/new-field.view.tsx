import { useState } from "react";
import { fieldLimits, type NewField } from "../../../core/fields/field-schema.model.ts";
import { FieldType, fieldTypeKeys, fieldTypeName } from "../../../core/fields/field-type.model.ts";
import type { FieldSection } from "../../../core/fields/field.model.ts";
import { guessField } from "../../../core/import/guess-field.rule.ts";
import type { ImportColumn } from "../../../core/import/import.model.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { importText } from "../../i18n/en/import.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { TextArea } from "../../kit/text-area.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./import.module.css";

export type NewFieldProps = {
  readonly column: ImportColumn;
  readonly sections: readonly FieldSection[];
  readonly failure: Failure | null;
  readonly isBusy: boolean;
  readonly onAdd: (field: NewField) => void;
  readonly onClose: () => void;
};

const types = fieldTypeKeys.filter((type) => type !== "related_custom_object");
const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A new field for an unmapped column, prefilled from its values. */
export const NewFieldView = ({ column, sections, failure, isBusy, onAdd, onClose }: NewFieldProps) => {
  const text = useText(importText);
  const [begun] = useState(() => guessField(column));
  const [draft, setDraft] = useState({ label: begun.label, type: begun.type, lines: (begun.values ?? []).join("\n"), section: "" });
  const errors = failure?.tag === "invalid" ? failure.errors : {};
  const put = (change: Partial<typeof draft>): void => setDraft({ ...draft, ...change });
  const others = sections.filter(({ slug }) => slug !== "");
  return (
    <Dialog title={text("field.title", { column: column.name })} size="480" isOpen onClose={onClose}>
      <form
        className={styles["stack"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onAdd({
            label: draft.label,
            type: draft.type,
            section: draft.section,
            ...(draft.type === "list" ? { values: linesOf(draft.lines) } : {}),
          });
        }}
      >
        {failure === null || Object.keys(errors).length > 0 ? null : <p role="alert">{failureMessage(failure)}</p>}
        <TextField
          label={text("field.label")}
          autoFocus
          maxLength={fieldLimits.label}
          value={draft.label}
          error={errors["label"]?.[0]}
          onChange={(label) => put({ label })}
        />
        <Select
          label={text("field.type")}
          options={types.map((id) => ({ id, label: fieldTypeName(id) }))}
          selected={draft.type}
          onSelect={(type) => FieldType.is(type) && put({ type })}
        />
        {draft.type === "list" ? (
          <TextArea
            label={text("field.values")}
            rows={4}
            value={draft.lines}
            error={errors["values"]?.[0]}
            onChange={(lines) => put({ lines })}
          />
        ) : null}
        {others.length === 0 ? null : (
          <Select
            label={text("field.section")}
            options={[{ id: "s:", label: text("field.main") }, ...others.map(({ slug, title }) => ({ id: `s:${slug}`, label: title }))]}
            selected={`s:${draft.section}`}
            onSelect={(id) => put({ section: id.slice(2) })}
          />
        )}
        <p className={styles["note"]}>{text("field.note")}</p>
        <div className={styles["actions"]}>
          <Button type="submit" kind="primary" isPending={isBusy}>
            {text("field.add")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
