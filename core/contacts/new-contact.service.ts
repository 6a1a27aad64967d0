import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Observable } from "rxjs";
import type { Field } from "../fields/field.model.ts";
import type { Failure, FieldErrors } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Contact } from "./contact.model.ts";
import type { TypedContact } from "./new-contact-draft.model.ts";
import type { SearchedContact } from "./search-name.rule.ts";

/** A form for a new contact. `others`: contacts that have one of its emails or mobiles. `made`: the contact, once it is created. */
export type NewContactState = {
  readonly values: TypedContact;
  /** typed secrets, by the key of their field; never kept on the device */
  readonly secrets: Readonly<Record<string, string>>;
  readonly others: readonly Contact[];
  readonly errors: FieldErrors;
  readonly isSaving: boolean;
  readonly failure: Failure | null;
  readonly made: Contact | null;
  readonly isDirty: boolean;
};

/** Creates a contact: the draft is kept on the device until it is stored, and a retry creates no duplicate. */
export type NewContactForm = {
  readonly state$: Observable<NewContactState>;
  readonly latest: () => NewContactState;
  /** Fills the form from a search text, unless there is a draft. */
  readonly begin: (start: SearchedContact | null) => void;
  readonly edit: (values: Partial<TypedContact>) => void;
  /** Sets a custom field; null clears it. */
  readonly editField: (field: Field, value: unknown) => void;
  /** Sets the custom fields that the form shows; required ones must be filled in. */
  readonly ask: (fields: readonly Field[]) => void;
  /** Validates the values typed so far, as when a field loses focus. */
  readonly check: () => void;
  readonly submit: TaskEither<Failure, Contact>;
  /** Unarchives a contact that has one of the emails or mobiles. */
  readonly unarchive: (id: number) => TaskEither<Failure, Contact>;
  /** Empties the form and drops its draft. */
  readonly clear: () => void;
};
export const NewContactForm = token<NewContactForm>("contacts.new-contact");
