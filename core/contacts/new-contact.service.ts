import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Observable } from "rxjs";
import type { Field } from "../fields/field.model.ts";
import type { Failure, FieldErrors } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Contact } from "./contact.model.ts";
import type { TypedContact } from "./new-contact-draft.model.ts";
import type { SearchedContact } from "./search-name.rule.ts";

/** A form for a new contact. `others`: those who have one of its emails or mobiles already. `made`: the contact, once it is made. */
export type NewContactState = {
  readonly values: TypedContact;
  /** secrets that were typed, by the key of their field; they are never kept on the device */
  readonly secrets: Readonly<Record<string, string>>;
  readonly others: readonly Contact[];
  readonly errors: FieldErrors;
  readonly isSaving: boolean;
  readonly failure: Failure | null;
  readonly made: Contact | null;
  readonly isDirty: boolean;
};

/** Makes a contact: what is typed is kept on the device until it is, and an attempt that is sent again makes no second one. */
export type NewContactForm = {
  readonly state$: Observable<NewContactState>;
  readonly latest: () => NewContactState;
  /** Starts with what a search text says, unless something was typed before. */
  readonly begin: (start: SearchedContact | null) => void;
  readonly edit: (values: Partial<TypedContact>) => void;
  /** Gives an own field a value; null empties it. */
  readonly editField: (field: Field, value: unknown) => void;
  /** Takes the own fields that the form shows; required ones must be filled in. */
  readonly ask: (fields: readonly Field[]) => void;
  /** Says what is wrong so far, as when a field is left. */
  readonly check: () => void;
  readonly submit: TaskEither<Failure, Contact>;
  /** Brings somebody back from the archive who has one of the emails or mobiles. */
  readonly unarchive: (id: number) => TaskEither<Failure, Contact>;
  /** Empties the form, for another contact or for none. */
  readonly clear: () => void;
};
export const NewContactForm = token<NewContactForm>("contacts.new-contact");
