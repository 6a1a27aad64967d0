import { afterAll, beforeAll, inject } from "vitest";
import { makeAuthHttp } from "../../../../adapters/http/auth.http.ts";
import { type Caller, makeCaller } from "../../../../adapters/http/caller.ts";
import { type CsrfToken, makeCsrfToken } from "../../../../adapters/http/csrf-token.ts";
import { makePortalAuthHttp } from "../../../../adapters/http/portal-auth.http.ts";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { accountsConformance } from "../../../conformance/accounts.conformance.ts";
import { portalAccountsConformance } from "../../../conformance/portal-accounts.conformance.ts";
import { fakeAccounts, olivia, rightPassword } from "../../../fakes/accounts.fake.ts";
import { fakePortalAccounts, lena, rightPin } from "../../../fakes/portal-accounts.fake.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { openEmbeddedDatabase, startServer, type TestServer } from "../harness.ts";
import { injectFetch } from "../inject-fetch.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const password = "Correct-horse-1";
let onPglite: TestServer;
let onPostgres: TestServer;
let hash: string;

beforeAll(async () => {
  hash = await passwordHash(password);
  onPglite = await startServer({ database: await openEmbeddedDatabase() });
  const postgres = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "accounts_conformance"), () => undefined));
  await migrate(postgres);
  onPostgres = await startServer({ database: postgres });
});
afterAll(async () => {
  await onPglite.close();
  await onPostgres.close();
});

/** A browser that has never been here, and an organisation of its own. */
const visit = async (server: TestServer): Promise<{ readonly call: Caller; readonly csrf: CsrfToken; readonly org: TestOrg }> => {
  const org = await seedOrg(server.database, `o${crypto.randomUUID().slice(0, 8)}`, { passwordHash: hash });
  const csrf = makeCsrfToken();
  const call = makeCaller({ fetch: injectFetch(server.stranger()), origin: "", csrf: csrf.get });
  return { call, csrf, org };
};

const overHttp = (server: () => TestServer) => async () => {
  const { call, csrf, org } = await visit(server());
  return { accounts: makeAuthHttp(call, csrf), email: org.owner.email, password };
};
const portalOverHttp = (server: () => TestServer) => async () => {
  const { call, csrf, org } = await visit(server());
  return { accounts: makePortalAuthHttp(call, csrf), pid: org.pid, email: org.learner.email, secret: { password } };
};

accountsConformance("the fake", async () => ({ accounts: fakeAccounts(), email: olivia.email, password: rightPassword }));
accountsConformance(
  "the server on the embedded database",
  overHttp(() => onPglite),
);
accountsConformance(
  "the server on PostgreSQL",
  overHttp(() => onPostgres),
);
portalAccountsConformance("the fake", async () => ({
  accounts: fakePortalAccounts(),
  pid: lena.pid,
  email: lena.email[0] ?? "",
  secret: { pin: rightPin },
}));
portalAccountsConformance(
  "the server on the embedded database",
  portalOverHttp(() => onPglite),
);
portalAccountsConformance(
  "the server on PostgreSQL",
  portalOverHttp(() => onPostgres),
);
