import * as t from "io-ts";

/**
 * Parameters of the window for a new contact.
 * @property search the initial name
 */
export const NewContactRequest = t.partial({ search: t.string }, "NewContactRequest");
export type NewContactRequest = t.TypeOf<typeof NewContactRequest>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "create-contact": NewContactRequest;
  }
}
