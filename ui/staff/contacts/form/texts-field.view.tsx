import { Plus, X } from "lucide-react";
import type { AddressField } from "../../../../core/contacts/contact-fields.model.ts";
import { withPasted } from "../../../../core/contacts/pasted-entries.rule.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { TextField } from "../../../kit/text-field.view.tsx";
import { usePaste } from "../../../react/use-paste.ts";
import styles from "./new-contact.module.css";

type TextsFieldProps = {
  readonly field: AddressField;
  readonly texts: readonly string[];
  /** by path, such as `email.0` */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly help?: string;
  readonly most: number;
  readonly onChange: (texts: readonly string[]) => void;
  readonly onLeave: () => void;
};

const types = { email: "email", mobile: "tel" } as const;

/** One entry; a pasted list is split into several entries. */
const Entry = ({ field, texts, index, errors, help, most, onChange, onLeave }: TextsFieldProps & { readonly index: number }) => {
  const text = useText(contactsText);
  const name = text(`fields.${field}`);
  const onPaste = usePaste((pasted) => onChange(withPasted(field, texts, index, pasted, most)));
  return (
    <div className={styles["line"]}>
      <TextField
        label={index === 0 ? name : text("create.entry", { field: name, number: index + 1 })}
        type={types[field]}
        autoComplete="off"
        value={texts[index] ?? ""}
        error={errors[`${field}.${index}`]?.[0]}
        {...(help === undefined || index > 0 ? {} : { help })}
        onChange={(typed) => onChange(texts.with(index, typed))}
        onPaste={onPaste}
        onBlur={onLeave}
      />
      {texts.length === 1 ? null : (
        <IconButton
          icon={X}
          label={text("create.remove", { field: name, number: index + 1 })}
          onPress={() => onChange(texts.toSpliced(index, 1))}
        />
      )}
    </div>
  );
};

/** Several emails or mobiles, of which the first is the primary one; more can be added. */
export const TextsField = (props: TextsFieldProps) => {
  const text = useText(contactsText);
  const { field, texts, most, onChange } = props;
  return (
    <div className={styles["texts"]}>
      {texts.map((_, index) => (
        <Entry key={index} {...props} index={index} />
      ))}
      {texts.length >= most ? null : (
        <Button size="small" kind="quiet" icon={Plus} onPress={() => onChange([...texts, ""])}>
          {text(field === "email" ? "create.addEmail" : "create.addMobile")}
        </Button>
      )}
    </div>
  );
};
