import * as t from "io-ts";

/**
 * What the window of a new contact is opened with.
 * @property search the name to begin with
 */
export const NewContactRequest = t.partial({ search: t.string }, "NewContactRequest");
export type NewContactRequest = t.TypeOf<typeof NewContactRequest>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "create-contact": NewContactRequest;
  }
}
