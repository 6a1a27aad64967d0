import { type EditedField, valueOfField } from "../../core/contacts/contact-edit.rule.ts";
import type { Clash } from "../../core/contacts/contact-record.model.ts";
import type { ContactValues } from "../../core/contacts/contact-values.model.ts";
import { ClashDialog } from "./clash-dialog.view.tsx";

type ContactClashProps = {
  readonly clash: Clash;
  readonly mine: ContactValues;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** the label of a field, and its value in words */
  readonly labelOf: (field: EditedField) => string;
  readonly wordsOf: (field: EditedField, value: unknown) => string;
};

/** A version conflict in fields of a contact. */
export const ContactClash = ({ clash, mine, labelOf, wordsOf, onKeepMine, onTakeTheirs }: ContactClashProps) => {
  const words = (field: EditedField, values: ContactValues): string => wordsOf(field, valueOfField(values, field));
  const rows = clash.fields.map((field) => ({
    field,
    label: labelOf(field),
    mine: words(field, mine),
    theirs: words(field, clash.theirs),
  }));
  return <ClashDialog rows={rows} onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs} />;
};
