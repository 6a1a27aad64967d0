import { useState } from "react";
import { Field } from "../../kit/field.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { RichText } from "../../kit/rich-text.view.tsx";
import styles from "./rich-text.module.css";

/** A picture of the organisation's files, with what it shows; '' where that is not known. */
export type InsertedPicture = { readonly url: string; readonly description: string };

export type RichTextFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly isReadOnly: boolean;
  readonly errors: readonly string[];
  /** Stores a picture, or one of another site by its address, in the files; null where pictures cannot be inserted. */
  readonly onPicture: ((source: File | string) => Promise<InsertedPicture | null>) | null;
};

const editor = loadable(async () => (await import("./rich-text-editor.view.tsx")).RichTextEditor);

/** A field for formatted text. Its editor is loaded when it is focused first; until then the text itself is shown, and keeps the focus. */
export const RichTextField = (props: RichTextFieldProps) => {
  const { label, value, isReadOnly, errors } = props;
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    if (!isReadOnly) void editor.loaded().then(() => setOpen(true));
  };
  const still = (
    <div
      role="textbox"
      tabIndex={0}
      aria-multiline="true"
      aria-readonly={isReadOnly}
      aria-label={label}
      aria-invalid={errors.length > 0}
      className={styles["still"]}
      data-invalid={errors.length > 0}
      onFocus={open}
      onPointerEnter={editor.preload}
    >
      <RichText html={value} />
    </div>
  );
  return (
    <Field label={label} isGroup error={errors[0] ?? ""}>
      {() => (isOpen ? <editor.View {...props} /> : still)}
    </Field>
  );
};
