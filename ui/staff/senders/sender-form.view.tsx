import type { Failure } from "../../../core/kernel/failure.ts";
import { senderLimits } from "../../../core/senders/sender.model.ts";
import { longestEmail } from "../../../core/validation/email.rule.ts";
import { sendersText } from "../../i18n/en/senders.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import styles from "./senders.module.css";

/** What is typed; null for a field that the form does not have. */
export type SenderDraft = { readonly email: string | null; readonly name: string | null; readonly to: string | null };

export type SenderFormProps = {
  readonly kind: "add" | "rename" | "test";
  /** the address that the form is about; empty for a new one */
  readonly email: string;
  readonly draft: SenderDraft;
  readonly isDirty: boolean;
  /** whether a test goes to the address itself only */
  readonly isToItself: boolean;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onChange: (draft: SenderDraft) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
};

const actions = { add: "create", rename: "save", test: "send" } as const;
const fields = ["email", "name", "to"] as const;

/** Adds an address, changes its name, or sends a test from it. */
export const SenderForm = (props: SenderFormProps) => {
  const { kind, email, draft, isDirty, isToItself, isPending, failure, onChange, onSubmit, onClose } = props;
  const text = useText(sendersText);
  return (
    <Dialog
      title={kind === "add" ? text("form.add") : text(`form.${kind}`, { email })}
      isOpen
      isDirty={isDirty}
      onClose={onClose}
      footer={
        <Button kind="primary" isPending={isPending} onPress={onSubmit}>
          {text(`form.${actions[kind]}`)}
        </Button>
      }
    >
      <form
        className={styles["stack"]}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <FormProblem failure={failure} fields={fields} />
        {draft.email === null ? null : (
          <TextField
            label={text("form.email")}
            help={text("form.emailHelp")}
            type="email"
            autoFocus
            maxLength={longestEmail}
            value={draft.email}
            error={fieldError(failure, "email")}
            onChange={(next) => onChange({ ...draft, email: next })}
          />
        )}
        {draft.name === null ? null : (
          <TextField
            label={text("form.name")}
            help={text("form.nameHelp")}
            autoFocus={draft.email === null}
            maxLength={senderLimits.name}
            value={draft.name}
            error={fieldError(failure, "name")}
            onChange={(next) => onChange({ ...draft, name: next })}
          />
        )}
        {draft.to === null ? null : (
          <TextField
            label={text("form.to")}
            type="email"
            autoFocus
            {...(isToItself ? { help: text("form.toItself") } : {})}
            maxLength={longestEmail}
            value={draft.to}
            error={fieldError(failure, "to")}
            onChange={(next) => onChange({ ...draft, to: next })}
          />
        )}
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
};
