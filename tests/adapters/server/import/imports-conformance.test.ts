import { afterAll, beforeAll, inject } from "vitest";
import type { Caller } from "../../../../adapters/http/caller.ts";
import { makeImportsHttp } from "../../../../adapters/http/imports.http.ts";
import { makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { type ImportBench, importsConformance } from "../../../conformance/imports.conformance.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { makeImportStoreFake } from "../../../fakes/import-store.fake.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon } from "../harness.ts";
import { type ImportSession, openImportSession } from "./import-session.ts";

let embedded: ImportSession;
let onPostgres: ImportSession;
beforeAll(async () => {
  const postgres = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "imports_conformance"), () => undefined));
  await migrate(postgres);
  embedded = await openImportSession();
  onPostgres = await openImportSession(postgres);
});
afterAll(async () => {
  await embedded.close();
  await onPostgres.close();
});

const overHttp = async (desk: ImportSession): Promise<ImportBench> => {
  const { org, people } = await desk.freshOrg();
  const caller: Caller = (endpoint, input) => async () => (await desk.server.callerOf(org.owner))(endpoint, input)();
  return {
    store: makeImportsHttp(caller),
    work: async () => void (await desk.runner().runDue()),
    people: async () => (await people()).map(({ first_name }) => first_name),
    wait: desk.server.clock.advance,
  };
};

importsConformance("the fake", async () => {
  const clock = fakeClock(noon);
  return { ...makeImportStoreFake(clock.now), wait: clock.advance };
});
importsConformance("the server over HTTP, on the embedded database", () => overHttp(embedded));
importsConformance("the server over HTTP, on PostgreSQL", () => overHttp(onPostgres));
