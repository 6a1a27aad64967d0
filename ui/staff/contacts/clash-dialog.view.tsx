import { customFieldName, type EditedField, valueOfField } from "../../../core/contacts/contact-edit.rule.ts";
import type { Clash } from "../../../core/contacts/contact-record.model.ts";
import type { ContactValues } from "../../../core/contacts/contact-values.model.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import styles from "./contact-record.module.css";

type ClashDialogProps = {
  readonly clash: Clash;
  readonly mine: ContactValues;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** what an own field is called, and a value of it in words */
  readonly labelOf: (name: string) => string;
  readonly wordsOf: (name: string, value: unknown) => string;
};

const plainWords = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : "");

/** Two people changed one field: shows both values and lets one be chosen. */
export const ClashDialog = ({ clash, mine, onKeepMine, onTakeTheirs, labelOf, wordsOf }: ClashDialogProps) => {
  const text = useText(contactsText);
  const words = (values: ContactValues, field: EditedField): string => {
    const name = customFieldName(field);
    const value = valueOfField(values, field);
    return name === null ? plainWords(value) : wordsOf(name, value);
  };
  const label = (field: EditedField): string => {
    if (field === "first_name" || field === "last_name" || field === "email" || field === "mobile" || field === "tags") return text(`fields.${field}`);
    return labelOf(customFieldName(field) ?? field);
  };
  const shown = (value: string) => (value === "" ? <span className={styles["nothing"]}>{text("clash.nothing")}</span> : value);
  return (
    <Dialog
      title={text("clash.title")}
      size="600"
      role="alertdialog"
      isOpen
      onClose={onTakeTheirs}
      footer={
        <>
          <Button onPress={onTakeTheirs}>{text("clash.takeTheirs")}</Button>
          <Button kind="primary" onPress={onKeepMine}>
            {text("clash.keepMine")}
          </Button>
        </>
      }
    >
      <p>{text("clash.body")}</p>
      <table className={styles["clash"]}>
        <thead>
          <tr>
            {(["field", "mine", "theirs"] as const).map((column) => (
              <th key={column} scope="col">
                {text(`clash.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clash.fields.map((field) => (
            <tr key={field}>
              <th scope="row">{label(field)}</th>
              <td>{shown(words(mine, field))}</td>
              <td>{shown(words(clash.theirs, field))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
};
