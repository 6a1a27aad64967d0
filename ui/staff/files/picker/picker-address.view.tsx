import { useState } from "react";
import { fileLimits } from "../../../../core/files/file-limits.model.ts";
import { type Failure, failureMessage } from "../../../../core/kernel/failure.ts";
import { webAddress } from "../../../../core/kernel/web-address.ts";
import { filePickerText } from "../../../i18n/en/file-picker.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { TextField } from "../../../kit/text-field.view.tsx";
import styles from "./picker-address.module.css";

type PickerAddressProps = {
  readonly isPicture: boolean;
  /** @returns null once it is added */ readonly onAdd: (url: string) => Promise<Failure | null>;
};

/** Copies a file from a public address. */
export const PickerAddress = ({ isPicture, onAdd }: PickerAddressProps) => {
  const text = useText(filePickerText);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const add = async (): Promise<void> => {
    if (isBusy) return;
    if (webAddress(typed) === null) return setProblem(text("address.invalid"));
    setBusy(true);
    const failure = await onAdd(typed);
    setBusy(false);
    if (failure === null) setTyped("");
    else setProblem(failureMessage(failure));
  };
  return (
    <form
      className={styles["address"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        label={text(isPicture ? "address.labelPicture" : "address.label")}
        type="url"
        autoComplete="off"
        placeholder={text("address.placeholder")}
        maxLength={fileLimits.address}
        help={text("address.help")}
        value={typed}
        error={problem}
        onChange={(value) => {
          setTyped(value);
          setProblem(undefined);
        }}
      />
      <div>
        <Button type="submit" kind="primary" isPending={isBusy} isDisabled={typed.trim() === ""}>
          {text("address.add")}
        </Button>
      </div>
    </form>
  );
};
