import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TypeOf } from "io-ts";
import type { ContactPage } from "../../core/contacts/contact.model.ts";
import type { ContactStore } from "../../core/contacts/contacts.port.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { contacts } from "../contract/contacts.contract.ts";
import { type Caller, none } from "./caller.ts";

type Page = TypeOf<typeof contacts.list.reply>;
const isWhole = (page: Page): page is ContactPage => page.results.every((one) => "version" in one);
const wholeContacts = (page: Page): E.Either<Failure, ContactPage> =>
  isWhole(page) ? E.right(page) : E.left({ tag: "malformed", endpoint: contacts.list.name, report: ["expected whole contacts"] });

/** Contacts over HTTP. */
export const makeContactsHttp = (call: Caller): ContactStore => ({
  list: (query, stop) => pipe(call(contacts.list, { ...none, query }, stop === undefined ? {} : { stop }), TE.chainEitherK(wholeContacts)),
  get: (id) => call(contacts.get, { ...none, params: { id } }),
  create: (body) => call(contacts.create, { ...none, body }),
  update: (id, body) => call(contacts.update, { ...none, params: { id }, body }),
  archive: (id) => call(contacts.archive, { ...none, params: { id } }),
  unarchive: (id) => call(contacts.unarchive, { ...none, params: { id } }),
  duplicates: (filters) => call(contacts.duplicates, { ...none, body: { filters } }),
  names: (query) => call(contacts.names, { ...none, query }),
});
