import { clashText } from "../i18n/en/clash.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { Dialog } from "../kit/dialog.view.tsx";
import styles from "./clash-dialog.module.css";

/** A field that two users changed: its label, and both values in words, "" for an empty one. */
export type ClashRow = { readonly field: string; readonly label: string; readonly mine: string; readonly theirs: string };

type ClashDialogProps = {
  readonly rows: readonly ClashRow[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** closes without a choice; absent: the stored values are kept */
  readonly onClose?: () => void;
};

/** A version conflict: shows both values of each field and lets the user choose. */
export const ClashDialog = ({ rows, onKeepMine, onTakeTheirs, onClose = onTakeTheirs }: ClashDialogProps) => {
  const text = useText(clashText);
  const shown = (words: string) => (words === "" ? <span className={styles["nothing"]}>{text("nothing")}</span> : words);
  return (
    <Dialog
      title={text("title")}
      size="600"
      role="alertdialog"
      isOpen
      onClose={onClose}
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
          {rows.map(({ field, label, mine, theirs }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{shown(mine)}</td>
              <td>{shown(theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
};
