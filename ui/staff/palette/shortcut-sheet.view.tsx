import { paletteText } from "../../i18n/en/palette.ts";
import { useText } from "../../i18n/use-text.ts";
import { Dialog } from "../../kit/dialog.view.tsx";
import { Keys } from "../../kit/keys.view.tsx";
import styles from "./shortcut-sheet.module.css";

export type SheetShortcut = { readonly id: string; readonly title: string; readonly keys: string };

type ShortcutSheetViewProps = {
  readonly here: readonly SheetShortcut[];
  readonly everywhere: readonly SheetShortcut[];
  readonly onClose: () => void;
};

const Part = ({ title, shortcuts }: { readonly title: string; readonly shortcuts: readonly SheetShortcut[] }) => {
  const text = useText(paletteText);
  return (
    <section className={styles["part"]}>
      <h3 className={styles["title"]}>{title}</h3>
      {shortcuts.length === 0 ? (
        <p className={styles["none"]}>{text("sheet.none")}</p>
      ) : (
        <dl className={styles["list"]}>
          {shortcuts.map(({ id, title: what, keys }) => (
            <div key={id} className={styles["row"]}>
              <dt>{what}</dt>
              <dd>
                <Keys keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};

/** The available shortcuts, of this page and global. */
export const ShortcutSheetView = ({ here, everywhere, onClose }: ShortcutSheetViewProps) => {
  const text = useText(paletteText);
  return (
    <Dialog title={text("sheet.title")} size="600" isOpen onClose={onClose}>
      <div className={styles["parts"]}>
        <Part title={text("sheet.here")} shortcuts={here} />
        <Part title={text("sheet.everywhere")} shortcuts={everywhere} />
      </div>
    </Dialog>
  );
};
