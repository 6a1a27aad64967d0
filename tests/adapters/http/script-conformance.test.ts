import * as E from "fp-ts/lib/Either.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contacts } from "../../../adapters/contract/contacts.contract.ts";
import { none, makeCaller, type Caller } from "../../../adapters/http/caller.ts";
import { makeContactsHttp } from "../../../adapters/http/contacts.http.ts";
import { makeTeamsHttp } from "../../../adapters/http/teams.http.ts";
import { createApiToken } from "../../../adapters/server/auth/api-token.store.ts";
import { nobodyHeld } from "../../../core/client/identity.service.ts";
import { firstContacts } from "../../../core/contacts/contact-query.model.ts";
import { contactsConformance } from "../../conformance/contacts.conformance.ts";
import { teamsConformance } from "../../conformance/teams.conformance.ts";
import { startServer, type TestServer } from "../server/harness.ts";
import { orgWithTeams } from "../server/teams/org-with-teams.ts";
import { seedOrg, type StaffPerson, type TestOrg } from "../server/two-orgs.ts";

let server: TestServer;
let origin: string;

beforeAll(async () => {
  server = await startServer();
  origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

/** A script's caller: no browser, no cookies, a key and a token over a real socket. */
const scriptOf = async ({ appKey }: TestOrg, person: StaffPerson): Promise<Caller> => {
  const token = await server.database.asSystem((tx) =>
    createApiToken(tx, { org: person.org, user: person.user, name: "script" }, server.clock.now()),
  );
  return makeCaller({ fetch: globalThis.fetch, origin, identity: () => ({ ...nobodyHeld, app_key: appKey, token }) });
};

contactsConformance("the server, by a script with an API token", async () => {
  const org = await seedOrg(server.database, `s${crypto.randomUUID().slice(0, 8)}`);
  await server.database.asSystem(({ db }) => db.deleteFrom("contacts").where("org_id", "=", org.org).execute());
  return { store: makeContactsHttp(await scriptOf(org, org.owner)), wait: server.clock.advance };
});

teamsConformance("the server, by a script with an API token", async () => {
  const held = await orgWithTeams(server.database);
  return {
    ...held,
    admin: makeTeamsHttp(await scriptOf(held.org, held.org.admin)),
    user: makeTeamsHttp(await scriptOf(held.org, held.org.user)),
  };
});

describe("a script's app key and token", () => {
  it("should not work with another organisation's app key, nor without one [A7.02]", async () => {
    const [mine, other] = [await seedOrg(server.database, "mine"), await seedOrg(server.database, "other")];
    for (const appKey of [other.appKey, ""]) {
      const call = await scriptOf({ ...mine, appKey }, mine.owner);
      expect(await call(contacts.list, { ...none, query: firstContacts })()).toMatchObject(E.left({ tag: "unauthorized" }));
    }
  });
});
