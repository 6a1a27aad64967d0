import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { map, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { makeResourceList } from "../kernel/resource-list.service.ts";
import { modelOf, type ResourceState } from "../kernel/resource-state.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { token } from "../kernel/token.ts";
import { type ContactQuery, firstContacts } from "./contact-query.model.ts";
import type { Contact } from "./contact.model.ts";
import type { ContactStore } from "./contacts.port.ts";

/** The ways to look at contacts; without relations a pyramid is a list. */
export const contactViews = ["pyramid", "list", "grid"] as const;
export type ContactView = (typeof contactViews)[number];

/** `at_least`: there are more than `count`, a search is counted up to a limit; `unsorted`: there are too many for the order that was asked for. */
export type ContactBoardState = ResourceState<Contact> & { readonly query: ContactQuery; readonly at_least: boolean; readonly unsorted: boolean };

/** The list of contacts. */
export type ContactBoard = {
  readonly state$: Observable<ContactBoardState>;
  readonly latest: () => ContactBoardState;
  readonly show: (query: ContactQuery) => TaskEither<Failure, void>;
  /** Archives; the contact leaves a list where it does not belong any more, and comes back to one where it does. */
  readonly archive: (id: number) => TaskEither<Failure, Contact>;
  readonly unarchive: (id: number) => TaskEither<Failure, Contact>;
  /** Takes a contact that was saved elsewhere; one that left the list and belongs there again is fetched back. */
  readonly put: (contact: Contact) => void;
  readonly setView: (view: string) => void;
};
export const ContactBoard = token<ContactBoard>("contacts.board");

type Deps = { readonly store: ContactStore; /** this user's memory on this device */ readonly storage: DeviceStorage };

export const makeContactBoard = ({ store, storage }: Deps): ContactBoard => {
  let shown = { query: firstContacts, at_least: false, unsorted: false };
  const list = makeResourceList<Contact, ContactQuery>({
    name: "contacts",
    views: contactViews,
    storage,
    calls: {
      list: (query, page) =>
        pipe(
          store.list({ ...query, page }),
          TE.map((answer) => {
            if (query === shown.query) shown = { query, at_least: answer.at_least ?? false, unsorted: answer.unsorted ?? false };
            return answer;
          }),
        ),
    },
  });
  const withShown = (state: ResourceState<Contact>): ContactBoardState => ({ ...state, ...shown });
  const show = (query: ContactQuery): TaskEither<Failure, void> => () => {
    shown = { query, at_least: false, unsorted: false };
    return pipe(list.load(query, { page: query.page, search: query.search }), TE.map(() => undefined))();
  };
  const dropped = new Set<string>();
  const put = (contact: Contact): void => {
    const isHeld = modelOf(list.latest(), contact.id) !== undefined;
    if (contact.archived !== shown.query.archived) {
      if (isHeld) dropped.add(contact.id);
      return list.drop(contact.id);
    }
    if (isHeld) return list.put(contact);
    if (dropped.delete(contact.id)) void show(shown.query)();
  };
  const moving = (command: TaskEither<Failure, Contact>): TaskEither<Failure, Contact> => async () => {
    const answer = await command();
    if (E.isRight(answer)) put(answer.right);
    return answer;
  };

  return {
    state$: list.state$.pipe(map(withShown)),
    latest: () => withShown(list.latest()),
    show,
    archive: (id) => moving(store.archive(id)),
    unarchive: (id) => moving(store.unarchive(id)),
    put,
    setView: list.setView,
  };
};
