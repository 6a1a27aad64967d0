import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../kernel/failure.ts";
import type { Ids } from "../kernel/ids.port.ts";
import { mayHaveArrived } from "../kernel/may-have-arrived.rule.ts";
import { sameValue } from "../kernel/same-value.ts";
import { editedFields, isInPlace, valuesOf } from "./contact-edit.rule.ts";
import { emptyWrittenValues } from "./contact-field-kinds.ts";
import type { ContactValues, NewContact } from "./contact-values.model.ts";
import type { Contact } from "./contact.model.ts";
import type { ContactStore } from "./contacts.port.ts";

/** One attempt to add a contact, over lost answers and page loads. `sent`: what was sent under the key without an answer, secrets left out, so that the contact may be made of it already. */
export type AttemptState = { readonly key: string; readonly sent: readonly ContactValues[] };

/** Adds a contact once, however often it is sent, and as it was sent last. */
export type ContactAttempt = {
  readonly state: () => AttemptState;
  readonly renew: () => void;
  /** Whether somebody is made of what was sent without an answer. */
  readonly isOurs: (contact: Contact) => boolean;
  /**
   * @param values without secrets
   * @param secrets by the key of their field
   * @param keep told whenever the attempt has to be kept
   */
  readonly send: (
    values: ContactValues,
    secrets: Readonly<Record<string, string>>,
    keep: () => void,
  ) => Promise<E.Either<Failure, Contact>>;
};

type Deps = { readonly store: Pick<ContactStore, "create" | "update">; readonly ids: Ids };

const { tags: _tags, ...blank } = emptyWrittenValues;
const main = (values: ContactValues): ContactValues => ({
  ...blank,
  ...valuesOf(
    values,
    editedFields(values).filter((field) => field in blank),
  ),
});

/** What a contact has to become that was made of something sent earlier. */
const correction = (values: ContactValues, earlier: readonly ContactValues[]): ContactValues => {
  const named = [...new Set([...earlier, values].flatMap((one) => Object.keys(one.fields ?? {})))];
  const whole = (one: ContactValues): ContactValues => ({
    ...blank,
    ...one,
    fields: { ...Object.fromEntries(named.map((name) => [name, null])), ...one.fields },
  });
  const now = whole(values);
  return valuesOf(
    now,
    editedFields(now).filter((field) => earlier.some((one) => !sameValue(valuesOf(whole(one), [field]), valuesOf(now, [field])))),
  );
};

export const makeContactAttempt = (begun: AttemptState | null, { store, ids }: Deps): ContactAttempt => {
  let { key, sent }: AttemptState = begun ?? { key: ids.uuid(), sent: [] };
  const create = (values: ContactValues, secrets: Readonly<Record<string, string>>): Promise<E.Either<Failure, Contact>> => {
    const fields = { ...values.fields, ...secrets };
    const contact: NewContact = { ...values, ...(Object.keys(fields).length === 0 ? {} : { fields }), key };
    return store.create(contact)();
  };
  const isOf =
    (contact: Contact) =>
    (values: ContactValues): boolean =>
      isInPlace(main(values), contact);
  const settled = async (
    contact: Contact,
    values: ContactValues,
    secrets: Readonly<Record<string, string>>,
    earlier: readonly ContactValues[],
  ): Promise<E.Either<Failure, Contact>> => {
    if (![...earlier, values].some(isOf(contact))) {
      if (earlier.some((one) => sameValue(one, values))) return E.right(contact);
      key = ids.uuid();
      return create(values, secrets);
    }
    const change = correction(values, earlier);
    const fields = { ...change.fields, ...(earlier.length === 0 ? {} : secrets) };
    if (editedFields({ ...change, fields }).length === 0) return E.right(contact);
    return store.update(contact.con_id, { ...change, ...(Object.keys(fields).length === 0 ? {} : { fields }), version: contact.version })();
  };
  return {
    state: () => ({ key, sent }),
    renew: () => {
      key = ids.uuid();
      sent = [];
    },
    isOurs: (contact) => sent.some(isOf(contact)),
    send: async (values, secrets, keep) => {
      const earlier = sent;
      sent = [...earlier, values];
      keep();
      const made = await create(values, secrets);
      const answer = E.isLeft(made) ? made : await settled(made.right, values, secrets, earlier);
      if (E.isRight(answer)) sent = [values];
      else if (E.isLeft(made) && !mayHaveArrived(made.left)) sent = earlier;
      keep();
      return answer;
    },
  };
};
