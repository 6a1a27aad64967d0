import * as E from "fp-ts/lib/Either.js";
import { customFieldName, type EditedField, valueOfField } from "../contacts/contact-edit.rule.ts";
import { emptyWrittenValues, holdsTexts } from "../contacts/contact-field-kinds.rule.ts";
import { contactField, isWrittenField, type WrittenField } from "../contacts/contact-fields.model.ts";
import { type ContactValues, NewContact } from "../contacts/contact-values.model.ts";
import { normalContactValues } from "../contacts/contact-values.rule.ts";
import { checkedCustomValues } from "../contacts/custom-values.rule.ts";
import type { Field } from "../fields/field.model.ts";
import { holdsSeveral } from "../fields/one-choice.rule.ts";
import type { FieldRefusals } from "../kernel/failure.ts";
import { sameValue } from "../kernel/same-value.ts";
import type { BulkAction } from "./bulk-action.model.ts";
import { bulkKind } from "./bulk-actions.rule.ts";
import type { BulkContact, BulkValues } from "./bulk-contact.model.ts";

/**
 * A validated action.
 * @property about the label of its field, '' without one
 * @property wanted the resulting values of a contact
 * @property given the values that it writes; none for remove and clear
 * @property relation the contacts that it adds to a relation
 */
export type ReadyAction = {
  readonly action: BulkAction;
  readonly about: string;
  readonly wanted: (contact: BulkContact, now: number) => BulkValues;
  readonly given: ContactValues;
  readonly relation: { readonly name: string; readonly targets: readonly number[] } | null;
};

type Read = E.Either<FieldRefusals, unknown>;
type FieldAction = Extract<BulkAction, { readonly field: EditedField }>;

const noValue = "Enter a value; to empty the field, clear it";

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (isList(value) && value.length === 0);
const wrong = (message: string): E.Either<FieldRefusals, never> => E.left({ "action.value": [message] });
const renamed = (errors: FieldRefusals): FieldRefusals => ({ "action.value": Object.values(errors).flat() });

const readPlain = (field: WrittenField, value: unknown): Read => {
  const decoded = NewContact.decode({ [field]: value });
  if (E.isLeft(decoded)) return wrong(`${contactField(field).label} is invalid`);
  const normal = normalContactValues(decoded.right);
  if (E.isLeft(normal)) return E.left(renamed(normal.left));
  const read = valueOfField(normal.right, field);
  return isNothing(read) ? wrong(noValue) : E.right(read);
};

const readOwn = (field: Field, value: unknown): Read => {
  if (field.type === "secret") return wrong(`${field.label} is a secret; secrets are written contact by contact`);
  const checked = checkedCustomValues([field], { [field.name]: value }, {});
  return E.isLeft(checked) ? E.left(renamed(checked.left)) : E.right(checked.right[field.name] ?? null);
};

const merged = (held: readonly unknown[], entries: readonly unknown[]): readonly unknown[] => [
  ...held,
  ...entries.filter((entry) => !held.some((one) => sameValue(one, entry))),
];
const lessened = (held: readonly unknown[], entries: readonly unknown[]): readonly unknown[] =>
  held.filter((one) => !entries.some((entry) => sameValue(one, entry)));

/**
 * The new value of a field.
 * @param read null if it is emptied
 */
const nextValue = (word: FieldAction["do"], held: unknown, read: unknown): unknown => {
  const [list, entries] = [isList(held) ? held : [], isList(read) ? read : [read]];
  switch (word) {
    case "add":
      return merged(list, entries);
    case "remove":
      return lessened(list, entries);
    case "set":
      return read;
    case "clear":
      return null;
  }
};

const readyField = (action: FieldAction, fields: readonly Field[]): E.Either<FieldRefusals, ReadyAction> => {
  const name = customFieldName(action.field);
  const own = name === null ? undefined : fields.find((field) => field.name === name);
  const plain = isWrittenField(action.field) ? action.field : null;
  if (own === undefined && plain === null) return E.left({ "action.field": ["There is no such field."] });
  const about = own?.label ?? (plain === null ? "" : contactField(plain).label);
  const holdsList = own === undefined ? plain !== null && holdsTexts(plain) : holdsSeveral(own);
  if ((action.do === "add" || action.do === "remove") && !holdsList)
    return E.left({ "action.do": [`${about} holds one value; set it or clear it`] });
  const value = action.do === "clear" ? null : action.value;
  const read: Read =
    own !== undefined ? readOwn(own, value) : plain === null || action.do === "clear" ? E.right(null) : readPlain(plain, value);
  if (E.isLeft(read)) return read;
  if (action.do !== "clear" && isNothing(read.right)) return wrong(noValue);
  const write = (next: unknown): BulkValues => {
    if (own !== undefined) return { fields: { [own.name]: isNothing(next) ? null : next } };
    return plain === null ? {} : { [plain]: next ?? emptyWrittenValues[plain] };
  };
  const targets = own?.type === "related_contacts" && action.do !== "remove" && isList(read.right) ? read.right.map(Number) : [];
  return E.right({
    action,
    about,
    given: action.do === "remove" || action.do === "clear" ? {} : write(read.right),
    relation: own === undefined || targets.length === 0 ? null : { name: own.name, targets },
    wanted: (contact) =>
      write(nextValue(action.do, own === undefined ? (plain === null ? null : contact[plain]) : contact.fields[own.name], read.right)),
  });
};

/**
 * Validates an action against the fields that the caller sees, with the same rules as a single contact.
 * @returns messages by `action.field`, `action.do` and `action.value`
 */
export const readyAction = (action: BulkAction, fields: readonly Field[]): E.Either<FieldRefusals, ReadyAction> => {
  if ("field" in action) return readyField(action, fields);
  const { changes } = bulkKind(action.do);
  return E.right({ action, about: "", given: {}, relation: null, wanted: changes === "value" ? () => ({}) : changes });
};
