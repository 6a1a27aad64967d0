import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { afterAll, beforeAll, inject } from "vitest";
import { makeTeamsHttp } from "../../../../adapters/http/teams.http.ts";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { makeTeamStore } from "../../../../adapters/server/teams/teams.store.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import type { Team } from "../../../../core/teams/team.model.ts";
import type { TeamStore } from "../../../../core/teams/teams.port.ts";
import { teamsConformance } from "../../../conformance/teams.conformance.ts";
import { makeTeamStoreFake } from "../../../fakes/team-store.fake.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon, openEmbeddedDatabase, startServer, type TestServer } from "../harness.ts";
import type { StaffPerson, TestOrg } from "../two-orgs.ts";
import { type OrgWithTeams, orgWithTeams } from "./org-with-teams.ts";

let pglite: Database;
let postgres: Database;
let server: TestServer;

beforeAll(async () => {
  pglite = await openEmbeddedDatabase();
  server = await startServer({ database: pglite });
  postgres = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "teams_conformance"), () => undefined));
  await migrate(postgres);
});
afterAll(async () => {
  await server.close();
  await postgres.close();
});

/** The server's own store, each command in a transaction of its own. */
const inTransactions = (
  database: Database,
  { features }: Pick<OrgWithTeams, "features">,
  person: StaffPerson,
  own: readonly number[],
): TeamStore => {
  const actor = {
    kind: "staff",
    row_rule: "all",
    org_id: person.org,
    user_id: person.user,
    role: person.role,
    flags: [],
    features,
    teams: own,
  } as const;
  const inOne =
    <A>(use: (store: TeamStore) => TaskEither<Failure, A>): TaskEither<Failure, A> =>
    () =>
      database.inOrg(person.org, (tx) => use(makeTeamStore({ tx, actor, request: { id: "test", ip: "127.0.0.1", now: noon } }))());
  return {
    list: () => inOne((store) => store.list()),
    update: (id, change) => inOne((store) => store.update(id, change)),
    choose: (id) => inOne((store) => store.choose(id)),
    sharedWith: (what, id) => inOne((store) => store.sharedWith(what, id)),
    share: (what, id, change) => inOne((store) => store.share(what, id, change)),
  };
};

const people = (org: TestOrg, held: OrgWithTeams) => ({
  admin: [org.admin, []] as const,
  user: [org.user, [held.teams.a, held.teams.b]] as const,
});

teamsConformance("the fake", async () => {
  const team = (id: number, label: string): Team => ({
    id,
    label,
    color: "#0b7a75",
    twilio_phone: null,
    contact_fields: ["company"],
    version: 1,
  });
  const teams = [team(3, "C"), team(1, "A"), team(2, "B")];
  const start = { teams, own: [1, 2], campaigns: [7] };
  return {
    admin: makeTeamStoreFake({ ...start, role: "admin" }),
    user: makeTeamStoreFake({ ...start, role: "user" }),
    teams: { a: 1, b: 2, c: 3 },
    campaign: 7,
  };
});

const kept = (database: () => Database) => async () => {
  const held = await orgWithTeams(database());
  const { admin, user } = people(held.org, held);
  return { ...held, admin: inTransactions(database(), held, ...admin), user: inTransactions(database(), held, ...user) };
};

teamsConformance(
  "the embedded database",
  kept(() => pglite),
);
teamsConformance(
  "PostgreSQL",
  kept(() => postgres),
);
teamsConformance("the server, over HTTP", async () => {
  const held = await orgWithTeams(pglite);
  return {
    ...held,
    admin: makeTeamsHttp(await server.callerOf(held.org.admin)),
    user: makeTeamsHttp(await server.callerOf(held.org.user)),
  };
});
