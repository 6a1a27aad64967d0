import { useState } from "react";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";

type NameDialogProps = {
  readonly title: string;
  readonly label: string;
  readonly action: string;
  readonly start: string;
  readonly error: string | null;
  readonly isPending?: boolean;
  /** characters */
  readonly maxLength?: number;
  readonly onSubmit: (name: string) => void;
  readonly onClose: () => void;
};

const longest = 120;

/** Asks for one name. */
export const NameDialog = ({
  title,
  label,
  action,
  start,
  error,
  isPending = false,
  maxLength = longest,
  onSubmit,
  onClose,
}: NameDialogProps) => {
  const [name, setName] = useState(start);
  const submit = (): void => {
    if (name.trim() !== "") onSubmit(name.trim());
  };
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      isDirty={name !== start}
      footer={
        <Button kind="primary" isPending={isPending} isDisabled={name.trim() === ""} onPress={submit}>
          {action}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField label={label} value={name} onChange={setName} maxLength={maxLength} autoFocus {...(error === null ? {} : { error })} />
      </form>
    </Dialog>
  );
};
