import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { makeServer } from "../../../../adapters/server/server.host.ts";
import { makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { clientOf } from "../client.ts";
import { openEmbeddedDatabase, startServer, type TestServer } from "../harness.ts";
import { testConfig } from "../test-config.ts";
import { seedOrg } from "../two-orgs.ts";
import { afterPassword, codeOf, nextCode, password, setUp } from "./two-step-actor.ts";

const config = { secretKey: "ab".repeat(32) };
const step = "/api/users/login/second_step";

describe("two-step sign-in on either engine", () => {
  const servers = new Map<string, TestServer>();
  beforeAll(async () => {
    const postgres = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "two_step"), () => undefined));
    await migrate(postgres);
    servers.set("PostgreSQL", await startServer({ config, database: postgres }));
    servers.set("the embedded database", await startServer({ config, database: await openEmbeddedDatabase() }));
  });
  afterAll(async () => {
    for (const server of servers.values()) await server.close();
  });

  it.each(["PostgreSQL", "the embedded database"])(
    "should survive a restart on %s, and accept one of several simultaneous uses of a code",
    async (name) => {
      const server = servers.get(name);
      if (server === undefined) throw new Error(`There is no server on ${name}.`);
      const { guest } = await seedOrg(server.database, "restart", { passwordHash: await passwordHash(password) });
      const { secret, codes } = await setUp(server, guest);
      const code = nextCode(server, secret);
      const browsers = await Promise.all(Array.from({ length: 4 }, () => afterPassword(server, guest)));
      const replies = await Promise.all(browsers.map(({ client }) => client.post(step, { code, remember: true })));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
      const winner = browsers[replies.findIndex(({ status }) => status === 200)]?.client;

      const again = await makeServer({
        config: { ...testConfig, ...config },
        database: server.database,
        clock: server.clock,
        floodScale: 1_000,
      });
      const stranger = clientOf(again, { cookies: {}, csrfToken: null });
      const login = { email: guest.email, password };
      expect(await stranger.post("/api/users/login", login)).toMatchObject({ body: { status: "second_step" } });
      expect(await stranger.post(step, { code })).toMatchObject({ status: 422 });
      expect(await stranger.post(step, { code: codes[3] })).toMatchObject({ status: 200 });
      const remembered = clientOf(again, { cookies: { device: winner?.cookies()["device"] ?? "" }, csrfToken: null });
      expect(await remembered.post("/api/users/login", login)).toMatchObject({ body: { status: "success" } });
      await stranger.post("/api/users/login", login);
      server.clock.advance(30);
      expect(await stranger.post(step, { code: codeOf(server, secret) })).toMatchObject({ status: 200 });
      await again.close();
    },
  );
});
