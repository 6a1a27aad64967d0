import type * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../kernel/failure.ts";
import type { Ids } from "../kernel/ids.port.ts";
import { saveOutcome } from "../kernel/saver.rule.ts";
import { makeSaver } from "../kernel/saver.service.ts";
import type { ContactValues, NewContact } from "./contact-values.model.ts";
import { Contact } from "./contact.model.ts";
import type { ContactStore } from "./contacts.port.ts";
import { changeOf, editableNewContact, isMadeOf, type NewContactField, type NewContactValues } from "./new-contact-fields.rule.ts";

/**
 * One attempt to add a contact, kept over lost responses and page loads. `sent`: values of requests under the key whose outcome is unknown,
 * without secrets.
 */
export type AttemptState = { readonly key: string; readonly sent: readonly ContactValues[] };

/** Adds a contact with an idempotency key: once, with the values sent last. */
export type ContactAttempt = {
  readonly state: () => AttemptState;
  /** Begins another attempt; the response to a request in progress is dropped. */
  readonly renew: () => void;
  /** Whether the contact may have been created by an earlier request of this attempt. */
  readonly isOurs: (contact: Contact) => boolean;
  /**
   * @param values without secrets
   * @param secrets by the key of their field
   * @param keep called whenever the attempt is to be stored
   */
  readonly send: (
    values: ContactValues,
    secrets: Readonly<Record<string, string>>,
    keep: () => void,
  ) => Promise<E.Either<Failure, Contact>>;
};

type Deps = { readonly store: Pick<ContactStore, "create" | "update">; readonly ids: Ids };

export const makeContactAttempt = (begun: AttemptState | null, { store, ids }: Deps): ContactAttempt => {
  let { key, sent }: AttemptState = begun ?? { key: ids.uuid(), sent: [] };
  let end = (): void => undefined;
  const newContact = ({ values, secrets }: NewContactValues, under: string): NewContact => {
    const fields = { ...values.fields, ...secrets };
    return { ...values, ...(Object.keys(fields).length === 0 ? {} : { fields }), key: under };
  };
  return {
    state: () => ({ key, sent }),
    renew: () => {
      end();
      key = ids.uuid();
      sent = [];
    },
    isOurs: (contact) => sent.some((values) => isMadeOf(contact, values)),
    send: async (values, secrets, keep) => {
      const saver = makeSaver<Contact, NewContactValues, NewContactField>({
        of: editableNewContact([...sent, values]),
        start: { key, base: null, typed: { values, secrets }, sent: sent.map((one) => ({ values: one, secrets: {} })) },
        send: ({ base, key: under, values: now, fields }) =>
          base === null
            ? store.create(newContact(now, under))
            : store.update(base.con_id, { ...changeOf(now, fields), version: base.version }),
        read: Contact.is,
        keep: (draft) => {
          if (draft === null) return;
          key = draft.key;
          // Sent values are remembered while the created contact is corrected: after a page load it is requested by its key again.
          if (draft.base === null) sent = draft.sent.map((one) => one.values);
          keep();
        },
        newKey: ids.uuid,
        isOwn: (contact, all, isAgain) => isAgain || all.some((one) => isMadeOf(contact, one.values)),
      });
      end = saver.end;
      const answer = saveOutcome(await saver.save());
      if (answer._tag === "Right") sent = [values];
      keep();
      return answer;
    },
  };
};
