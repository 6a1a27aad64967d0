import { CircleCheck, UserPlus } from "lucide-react";
import { contactField, isAddressField, isLineField, mainFields } from "../../../../core/contacts/contact-fields.model.ts";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import type { TypedContact } from "../../../../core/contacts/new-contact-draft.model.ts";
import type { NewContactState } from "../../../../core/contacts/new-contact.service.ts";
import { failureMessage } from "../../../../core/kernel/failure.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Banner } from "../../../kit/banner.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { LinkButton } from "../../../kit/link-button.view.tsx";
import { loadable } from "../../../kit/loadable.view.tsx";
import { Message } from "../../../kit/message.view.tsx";
import { TextField } from "../../../kit/text-field.view.tsx";
import { contactHref } from "../list/list-address.ts";
import { NewContactFields, type NewContactFieldsProps } from "./new-contact-fields.view.tsx";
import styles from "./new-contact.module.css";
import { TextsField } from "./texts-field.view.tsx";

export type NewContactViewProps = {
  readonly state: NewContactState;
  readonly onEdit: (values: Partial<TypedContact>) => void;
  readonly onLeave: () => void;
  readonly onSubmit: () => void;
  readonly onClear: () => void;
  /** custom fields; null until loaded */
  readonly own: NewContactFieldsProps | null;
  readonly onUnarchive: (contact: Contact) => void;
  /** the current team; null for all teams */
  readonly team?: number | null;
  /** called when a link leaves the page */
  readonly onGo?: (() => void) | undefined;
  /** selects an existing contact, in a dialog that selects contacts */
  readonly onSelect?: ((contact: Contact) => void) | undefined;
};

/** Preloaded when an email or mobile is typed. */
const alreadyExists = loadable(async () => (await import("./already-exists.view.tsx")).AlreadyExists);

const lines = mainFields.filter(isLineField);
const addresses = mainFields.filter(isAddressField);

const focusNow = (element: HTMLElement | null): void => element?.focus();

const Made = ({ made, onClear, onGo }: Pick<NewContactViewProps, "onClear" | "onGo"> & { readonly made: Contact }) => {
  const text = useText(contactsText);
  return (
    <Message
      icon={CircleCheck}
      title={text("create.madeTitle", { name: made.name })}
      actions={
        <>
          <Button onPress={onClear}>{text("create.another")}</Button>
          <LinkButton href={contactHref(made.con_id)} kind="primary" ref={focusNow} onClick={onGo}>
            {text("create.go")}
          </LinkButton>
        </>
      }
    >
      {text("create.madeBody")}
    </Message>
  );
};

const Form = ({ state, onEdit, onLeave, onSubmit, onClear, own, onUnarchive, team = null, onGo, onSelect }: NewContactViewProps) => {
  const text = useText(contactsText);
  const { values, errors, failure, others } = state;
  return (
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
      {failure === null ||
      failure.tag === "invalid" ||
      (failure.tag === "conflict" && others.length > 0) ||
      failure.tag === "limited" ? null : (
        <Banner tone="danger" title={text("create.failed")}>
          {failureMessage(failure)}
        </Banner>
      )}
      <div className={styles["names"]}>
        {lines.map((field, at) => (
          <TextField
            key={field}
            label={text(`fields.${field}`)}
            autoComplete="off"
            autoFocus={at === 0}
            maxLength={contactField(field).longest ?? 0}
            value={values[field]}
            error={errors[field]?.[0]}
            onChange={(typed) => onEdit({ [field]: typed })}
          />
        ))}
      </div>
      {addresses.map((field) => (
        <TextsField
          key={field}
          field={field}
          texts={values[field]}
          errors={errors}
          most={contactField(field).most ?? 1}
          {...(field === "mobile" ? { help: text("create.mobileHelp") } : {})}
          onChange={(texts) => {
            alreadyExists.preload();
            onEdit({ [field]: texts });
          }}
          onLeave={onLeave}
        />
      ))}
      {others.length === 0 ? null : (
        <alreadyExists.View others={others} team={team} onGo={onGo} onSelect={onSelect} onUnarchive={onUnarchive} />
      )}
      {own === null ? null : <NewContactFields {...own} state={state} />}
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
  );
};

/** The contact form; after saving, the new contact. */
export const NewContactFormView = (props: NewContactViewProps) => {
  const { made } = props.state;
  return made === null ? <Form {...props} /> : <Made made={made} onClear={props.onClear} onGo={props.onGo} />;
};
