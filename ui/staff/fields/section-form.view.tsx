import { useState } from "react";
import { fieldLimits } from "../../../core/fields/field-schema.model.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./fields-settings.module.css";

type SectionFormProps = {
  readonly title: string;
  readonly name: string;
  readonly problem: string | null;
  readonly onSave: (title: string) => void;
  readonly onClose: () => void;
};

/**
 * The title of a new or existing section.
 * @property title of the dialog
 * @property name the current title of the section
 */
export const SectionForm = ({ title, name, problem, onSave, onClose }: SectionFormProps) => {
  const text = useText(fieldsText);
  const [typed, setTyped] = useState(name);
  return (
    <Dialog title={title} isOpen onClose={onClose} isDirty={typed !== name}>
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave(typed);
        }}
      >
        <TextField
          label={text("settings.sectionTitle")}
          autoFocus
          maxLength={fieldLimits.label}
          value={typed}
          error={problem ?? undefined}
          onChange={setTyped}
        />
        <Button type="submit" kind="primary">
          {text("form.save")}
        </Button>
      </form>
    </Dialog>
  );
};
