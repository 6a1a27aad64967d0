import * as t from "io-ts";

const Ids = t.readonlyArray(t.number);

/**
 * What the window in which contacts are selected is opened with.
 * @property title, action its own words unless given
 * @property except ids of contacts that are not offered
 * @property chosen ids of contacts that are selected to begin with, where several may be
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
