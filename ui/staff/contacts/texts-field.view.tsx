import { Plus, X } from "lucide-react";
import { contactsText } from "../../i18n/en/contacts.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./new-contact.module.css";

type TextsFieldProps = {
  readonly field: "email" | "mobile";
  readonly texts: readonly string[];
  /** by `email.0` */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly help?: string;
  readonly most: number;
  readonly onChange: (texts: readonly string[]) => void;
  readonly onLeave: () => void;
};

const types = { email: "email", mobile: "tel" } as const;

/** Several emails or mobiles, the first the one that is used; another line on demand. */
export const TextsField = ({ field, texts, errors, help, most, onChange, onLeave }: TextsFieldProps) => {
  const text = useText(contactsText);
  const name = text(`fields.${field}`);
  return (
    <div className={styles["texts"]}>
      {texts.map((value, index) => (
        <div key={index} className={styles["line"]}>
          <TextField
            label={index === 0 ? name : text("create.entry", { field: name, number: index + 1 })}
            type={types[field]}
            autoComplete="off"
            value={value}
            error={errors[`${field}.${index}`]?.[0]}
            {...(help === undefined || index > 0 ? {} : { help })}
            onChange={(typed) => onChange(texts.with(index, typed))}
            onBlur={onLeave}
          />
          {texts.length === 1 ? null : <IconButton icon={X} label={text("create.remove", { field: name, number: index + 1 })} onPress={() => onChange(texts.toSpliced(index, 1))} />}
        </div>
      ))}
      {texts.length >= most ? null : (
        <Button size="small" kind="quiet" icon={Plus} onPress={() => onChange([...texts, ""])}>
          {text(field === "email" ? "create.addEmail" : "create.addMobile")}
        </Button>
      )}
    </div>
  );
};
