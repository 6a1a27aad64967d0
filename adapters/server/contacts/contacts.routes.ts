import * as E from "fp-ts/lib/Either.js";
import { contacts } from "../../contract/contacts.contract.ts";
import { JsonText } from "../http/answer.ts";
import { type Route, routesFor } from "../http/routes-for.ts";
import { contactPageText } from "./contact-list.store.ts";
import { makeContactStore } from "./contacts.store.ts";

/** Calls about contacts. */
export const contactRoutes: readonly Route[] = routesFor(contacts, {
  list:
    ({ tx, query }) =>
    async () =>
      E.right(new JsonText(await contactPageText(tx, query))),
  get: (call) => makeContactStore(call).get(call.params.id),
  create: (call) => makeContactStore(call).create(call.body),
  update: (call) => makeContactStore(call).update(call.params.id, call.body),
  archive: (call) => makeContactStore(call).archive(call.params.id),
  unarchive: (call) => makeContactStore(call).unarchive(call.params.id),
  duplicates: (call) => makeContactStore(call).duplicates(call.body.filters),
});
