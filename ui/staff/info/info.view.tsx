import { infoText } from "../../i18n/en/info.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import styles from "./info.module.css";

export type InfoProps = { readonly title: string; /** line breaks are kept */ readonly text: string; readonly onClose: () => void };

/** A message without a decision. */
export const Info = ({ title, text: words, onClose }: InfoProps) => {
  const text = useText(infoText);
  return (
    <Dialog
      title={title === "" ? text("title") : title}
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" autoFocus onPress={onClose}>
          {text("ok")}
        </Button>
      }
    >
      <p className={styles["words"]}>{words}</p>
    </Dialog>
  );
};
