import type { ComponentProps } from "react";
import { type BulkDraft, type BulkField, waysOf } from "../../../core/bulk/bulk-fields.rule.ts";
import type { WordsContext } from "../../fields/field-words.ts";
import { bulkText } from "../../i18n/en/bulk.ts";
import { useText } from "../../i18n/use-text.ts";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { BulkValue } from "./bulk-value.view.tsx";
import styles from "./bulk.module.css";

type BulkFormProps = {
  readonly fields: readonly BulkField[];
  /** the field is preset, as for tags */
  readonly isFixed: boolean;
  readonly draft: BulkDraft;
  readonly error: string | undefined;
  readonly words: WordsContext;
  /** secret fields exist, which bulk actions cannot write */
  readonly hasSecrets: boolean;
  readonly onSelectPeople: ComponentProps<typeof BulkValue>["onSelectPeople"];
  readonly onChoosePicture?: ComponentProps<typeof BulkValue>["onChoosePicture"];
  readonly onDraft: (draft: BulkDraft) => void;
};

/** The field to change and the way to change it. */
export const BulkForm = ({ fields, isFixed, draft, error, words, hasSecrets, onSelectPeople, onChoosePicture, onDraft }: BulkFormProps) => {
  const text = useText(bulkText);
  const { field, way, value } = draft;
  const choose = (id: string | null): void => {
    const next = fields.find((one) => one.id === id) ?? null;
    onDraft({ field: next, way: next === null ? "set" : (waysOf(next)[0] ?? "set"), value: null });
  };
  const ways = field === null ? [] : waysOf(field).filter((one) => !isFixed || one !== "set");
  return (
    <div className={styles["form"]}>
      {isFixed ? null : (
        <ComboBox
          label={text("window.field")}
          autoFocus
          options={fields.map(({ id, label }) => ({ id, label }))}
          selected={field?.id ?? null}
          onSelect={choose}
          help={hasSecrets ? text("window.secrets") : undefined}
        />
      )}
      {field === null ? null : (
        <RadioGroup
          label={text("window.what")}
          options={ways.map((id) => ({ id, label: text(`window.${id}`) }))}
          value={way}
          onChange={(next) => onDraft({ ...draft, way: ways.find((one) => one === next) ?? way })}
        />
      )}
      {field === null || way === "clear" ? null : (
        <BulkValue
          key={field.id}
          field={field}
          value={value}
          error={error}
          words={words}
          onSelectPeople={onSelectPeople}
          onChoosePicture={onChoosePicture}
          onChange={(next) => onDraft({ ...draft, value: next })}
        />
      )}
    </div>
  );
};
