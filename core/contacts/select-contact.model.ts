import * as t from "io-ts";

const Ids = t.readonlyArray(t.number);

/**
 * Parameters of the window for selecting contacts.
 * @property title, action texts that replace the default ones
 * @property except ids of excluded contacts
 * @property chosen ids of initially selected contacts, for a multiple selection
 */
export const SelectContact = t.partial(
  { title: t.string, action: t.string, except: Ids, chosen: Ids, isMultiple: t.boolean },
  "SelectContact",
);
export type SelectContact = t.TypeOf<typeof SelectContact>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "select-contact": SelectContact;
  }
  interface ModalAnswers {
    readonly "select-contact": readonly number[];
  }
}
