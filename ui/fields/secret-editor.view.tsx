import { Pencil } from "lucide-react";
import { useState } from "react";
import { secretMask } from "../../core/fields/secret.rule.ts";
import { fieldValuesText } from "../i18n/en/field-values.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { IconButton } from "../kit/icon-button.view.tsx";
import { PasswordField } from "../kit/password-field.view.tsx";
import { Popover } from "../kit/popover.view.tsx";
import styles from "./field-editor.module.css";
import type { FieldEditorProps } from "./field-editor.ts";
import { FieldFrame } from "./field-frame.view.tsx";
import { SecretValue } from "./secret-value.view.tsx";

type NewSecretProps = {
  readonly label: string;
  readonly hasOne: boolean;
  readonly onSet: FieldEditorProps["secret"]["onSet"];
  readonly close: () => void;
};

const NewSecret = ({ label, hasOne, onSet, close }: NewSecretProps) => {
  const text = useText(fieldValuesText);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const set = async (value: string | null): Promise<void> => {
    const refused = await onSet(value);
    if (refused === null) close();
    else setProblem(refused);
  };
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== "") void set(typed);
      }}
    >
      <PasswordField
        label={text("secret.newValue", { label })}
        autoComplete="new-password"
        autoFocus
        value={typed}
        error={problem}
        onChange={setTyped}
      />
      <Button type="submit" size="small" kind="primary" isDisabled={typed === ""}>
        {text("secret.save")}
      </Button>
      {hasOne ? (
        <Button size="small" kind="danger" onPress={() => void set(null)}>
          {text("secret.clear")}
        </Button>
      ) : null}
    </form>
  );
};

/** A masked secret that can be revealed for a while and replaced. */
export const SecretEditor = ({ field, value, state, error, isReadOnly, onUndo, secret }: FieldEditorProps) => {
  const text = useText(fieldValuesText);
  const hasOne = value === secretMask;
  const { label } = field;
  return (
    <FieldFrame label={label} state={state} error={error} onUndo={onUndo}>
      <SecretValue label={label} value={value} secret={secret} />
      {isReadOnly ? null : (
        <Popover
          label={text(hasOne ? "secret.change" : "secret.add", { label })}
          trigger={<IconButton icon={Pencil} size="small" kind="quiet" label={text(hasOne ? "secret.change" : "secret.add", { label })} />}
        >
          {(close) => <NewSecret label={label} hasOne={hasOne} onSet={secret.onSet} close={close} />}
        </Popover>
      )}
    </FieldFrame>
  );
};
