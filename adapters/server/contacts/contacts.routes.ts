import * as E from "fp-ts/lib/Either.js";
import type { ContactStore } from "../../../core/contacts/contacts.port.ts";
import { contacts } from "../../contract/contacts.contract.ts";
import type { Doer } from "../audit/audit.store.ts";
import { lockingOut } from "../auth/session.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { JsonText } from "../http/answer.ts";
import { Together } from "../http/call.ts";
import { routesFor } from "../http/routes-for.ts";
import type { Tx } from "../storage/database.ts";
import { contactPageText } from "./contact-list.store.ts";
import { viewerOf } from "./contact-row.ts";
import { makeContactStore } from "./contacts.store.ts";
import { createContacts } from "./create-contacts.store.ts";

/** Endpoints for contacts. */
export const routes: RouteContribution = ({ sealer, sessions }) => {
  const store = (call: Doer & { readonly tx: Tx }): ContactStore => makeContactStore({ ...call, sealer });
  return routesFor(contacts, {
    list:
      ({ tx, actor, query, request }) =>
      async () =>
        E.map((text: string) => new JsonText(text))(
          await contactPageText({ tx, viewer: viewerOf(actor), now: request.now, teams: request.teams }, query, query.format),
        ),
    names: (call) =>
      store(call).names(
        "ids" in call.query && call.query.ids !== undefined ? { ids: call.query.ids } : { search: call.query.search ?? "" },
      ),
    get: (call) => store(call).get(call.params.id),
    create: new Together((tx, calls) =>
      createContacts({ tx, sealer, creations: calls.map((call) => ({ doer: call, contact: call.body })), isLast: true }),
    ),
    update: (call) => store(call).update(call.params.id, call.body),
    archive: (call) => lockingOut(sessions, store(call).archive(call.params.id)),
    unarchive: (call) => store(call).unarchive(call.params.id),
    duplicates: (call) => store(call).duplicates(call.body.filters),
  });
};
