import { useState } from "react";
import { richTextText } from "../../i18n/en/rich-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./rich-text.module.css";

/** @property description null where it is not decided yet, '' for a picture that only decorates */
type PictureFormProps = { readonly description: string | null; readonly onSave: (description: string) => void };

/** What a picture of a rich text shows, or that it only decorates. */
export const PictureForm = ({ description, onSave }: PictureFormProps) => {
  const text = useText(richTextText);
  const [typed, setTyped] = useState(description ?? "");
  const [isDecorative, setDecorative] = useState(description === "");
  const [isMissing, setMissing] = useState(false);
  const save = (): void => {
    const isComplete = isDecorative || typed.trim() !== "";
    setMissing(!isComplete);
    if (isComplete) onSave(isDecorative ? "" : typed.trim());
  };
  return (
    <div role="group" aria-label={text("pictureForm.title")} className={styles["form"]}>
      <TextField
        label={text("pictureForm.description")}
        help={text("pictureForm.help")}
        error={isMissing ? text("pictureForm.missing") : ""}
        value={typed}
        isDisabled={isDecorative}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          save();
        }}
      />
      <Checkbox isSelected={isDecorative} onChange={setDecorative}>
        {text("pictureForm.decorative")}
      </Checkbox>
      <div className={styles["actions"]}>
        <Button size="small" onPress={save}>
          {text("pictureForm.save")}
        </Button>
      </div>
    </div>
  );
};
