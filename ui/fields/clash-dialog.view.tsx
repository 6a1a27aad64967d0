import { type EditedField, valueOfField } from "../../core/contacts/contact-edit.rule.ts";
import type { Clash } from "../../core/contacts/contact-record.model.ts";
import type { ContactValues } from "../../core/contacts/contact-values.model.ts";
import { clashText } from "../i18n/en/clash.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { Dialog } from "../kit/dialog.view.tsx";
import styles from "./clash-dialog.module.css";

type ClashDialogProps = {
  readonly clash: Clash;
  readonly mine: ContactValues;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** what a field is called, and a value of it in words */
  readonly labelOf: (field: EditedField) => string;
  readonly wordsOf: (field: EditedField, value: unknown) => string;
};

/** Two people changed one field: shows both values and lets one be chosen. */
export const ClashDialog = ({ clash, mine, onKeepMine, onTakeTheirs, labelOf, wordsOf }: ClashDialogProps) => {
  const text = useText(clashText);
  const shown = (field: EditedField, values: ContactValues) => {
    const words = wordsOf(field, valueOfField(values, field));
    return words === "" ? <span className={styles["nothing"]}>{text("nothing")}</span> : words;
  };
  return (
    <Dialog
      title={text("title")}
      size="600"
      role="alertdialog"
      isOpen
      onClose={onTakeTheirs}
      footer={
        <>
          <Button onPress={onTakeTheirs}>{text("takeTheirs")}</Button>
          <Button kind="primary" onPress={onKeepMine}>
            {text("keepMine")}
          </Button>
        </>
      }
    >
      <p>{text("body")}</p>
      <table className={styles["clash"]}>
        <thead>
          <tr>
            {(["field", "mine", "theirs"] as const).map((column) => (
              <th key={column} scope="col">
                {text(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clash.fields.map((field) => (
            <tr key={field}>
              <th scope="row">{labelOf(field)}</th>
              <td>{shown(field, mine)}</td>
              <td>{shown(field, clash.theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
};
