import { CircleCheck, UserPlus } from "lucide-react";
import { mostAddresses } from "../../../core/contacts/contact-lists.rule.ts";
import { longestName } from "../../../core/contacts/contact-values.model.ts";
import type { NewContactState, TypedContact } from "../../../core/contacts/new-contact.service.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { AlreadyExists } from "./already-exists.view.tsx";
import { contactHref } from "./list-address.ts";
import styles from "./new-contact.module.css";
import { TextsField } from "./texts-field.view.tsx";

export type NewContactViewProps = {
  readonly state: NewContactState;
  readonly onEdit: (values: Partial<TypedContact>) => void;
  readonly onLeave: () => void;
  readonly onSubmit: () => void;
  readonly onClear: () => void;
};

const focusNow = (element: HTMLElement | null): void => element?.focus();

const Made = ({ state: { made }, onClear }: NewContactViewProps) => {
  const text = useText(contactsText);
  if (made === null) return null;
  return (
    <Card>
      <Message
        icon={CircleCheck}
        title={text("create.madeTitle", { name: made.name })}
        actions={
          <>
            <Button onPress={onClear}>{text("create.another")}</Button>
            <LinkButton href={contactHref(made.con_id)} kind="primary" ref={focusNow}>
              {text("create.go")}
            </LinkButton>
          </>
        }
      >
        {text("create.madeBody")}
      </Message>
    </Card>
  );
};

const Form = ({ state, onEdit, onLeave, onSubmit, onClear }: NewContactViewProps) => {
  const text = useText(contactsText);
  const { values, errors, failure, others } = state;
  const name = (field: "first_name" | "last_name", isFirst: boolean) => (
    <TextField label={text(`fields.${field}`)} autoComplete="off" autoFocus={isFirst} maxLength={longestName} value={values[field]} error={errors[field]?.[0]} onChange={(typed) => onEdit({ [field]: typed })} />
  );
  return (
    <Card>
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSubmit();
        }}
      >
        {failure === null || failure.tag === "invalid" || failure.tag === "conflict" ? null : (
          <Banner tone="danger" title={text("create.failed")}>
            {failureMessage(failure)}
          </Banner>
        )}
        <div className={styles["names"]}>
          {name("first_name", true)}
          {name("last_name", false)}
        </div>
        <TextsField field="email" texts={values.email} errors={errors} most={mostAddresses} onChange={(email) => onEdit({ email })} onLeave={onLeave} />
        <TextsField field="mobile" texts={values.mobile} errors={errors} most={mostAddresses} help={text("create.mobileHelp")} onChange={(mobile) => onEdit({ mobile })} onLeave={onLeave} />
        <AlreadyExists others={others} />
        <div className={styles["actions"]}>
          {state.isDirty ? (
            <Button kind="quiet" onPress={onClear}>
              {text("create.clear")}
            </Button>
          ) : null}
          <Button type="submit" kind="primary" icon={UserPlus} isPending={state.isSaving} isDisabled={others.length > 0}>
            {text("actions.create")}
          </Button>
        </div>
      </form>
    </Card>
  );
};

/** The page on which a contact is made. */
export const NewContactView = (props: NewContactViewProps) => {
  const text = useText(contactsText);
  return (
    <div className={styles["page"]}>
      <PageHeader title={text("newTitle")} />
      {props.state.made === null ? <Form {...props} /> : <Made {...props} />}
    </div>
  );
};
