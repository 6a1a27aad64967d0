import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TypeOf } from "io-ts";
import type { ContactPage } from "../../core/contacts/contact.model.ts";
import type { ContactStore } from "../../core/contacts/contacts.port.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { contacts } from "../contract/contacts.contract.ts";
import { type Caller, none, returned } from "./caller.ts";

type Page = TypeOf<typeof contacts.list.reply>;
const isWhole = (page: Page): page is ContactPage => page.results.every((one) => "version" in one);
const wholeContacts = (page: Page): E.Either<Failure, ContactPage> =>
  isWhole(page) ? E.right(page) : E.left({ tag: "malformed", endpoint: contacts.list.name, report: ["expected whole contacts"] });

/** Contacts kept by the server. */
export const makeContactsHttp = (call: Caller): ContactStore => ({
  list: (query, stop) =>
    pipe(call(contacts.list, { ...none, query }, stop === undefined ? returned : { ...returned, stop }), TE.chainEitherK(wholeContacts)),
  get: (id) => call(contacts.get, { ...none, params: { id } }, returned),
  create: (body) => call(contacts.create, { ...none, body }, returned),
  update: (id, body) => call(contacts.update, { ...none, params: { id }, body }, returned),
  archive: (id) => call(contacts.archive, { ...none, params: { id } }, returned),
  unarchive: (id) => call(contacts.unarchive, { ...none, params: { id } }, returned),
  duplicates: (filters) => call(contacts.duplicates, { ...none, body: { filters } }, returned),
  names: (query) => call(contacts.names, { ...none, query }, returned),
});
