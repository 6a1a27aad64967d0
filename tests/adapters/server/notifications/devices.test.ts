import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDevicesHttp } from "../../../../adapters/http/devices.http.ts";
import { deviceTokenSeconds } from "../../../../core/notifications/device-token.model.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe("device tokens on the server", () => {
  it("should be stored once however often they are sent, listed and deleted, each by its own user [B7.08]", async () => {
    const org = await seedOrg(server.database, "devices");
    const [mine, other] = [makeDevicesHttp(await server.callerOf(org.user)), makeDevicesHttp(await server.callerOf(org.admin))];
    await mine.keep("device-aaaa")();
    server.clock.advance(5);
    await mine.keep("device-aaaa")();
    await mine.keep("device-bbbb")();
    expect(await mine.list()()).toMatchObject({ right: [{ token: "device-bbbb" }, { token: "device-aaaa" }] });
    expect(await other.list()()).toMatchObject({ right: [] });
    await other.forget("device-aaaa")();
    await mine.forget("device-bbbb")();
    expect(await mine.list()()).toMatchObject({ right: [{ token: "device-aaaa" }] });
  });

  it("should expire 28 days after they were last seen, and not before [B9.01]", async () => {
    const org = await seedOrg(server.database, "stale");
    const left = () =>
      server.database.asSystem(async ({ db }) =>
        (await sql<{ token: string }>`select token from device_tokens where org_id = ${org.org} order by token`.execute(db)).rows.map(
          ({ token }) => token,
        ),
      );
    await (await server.as(org.user)).post("/api/users/device_token", { token: "device-old" });
    server.clock.advance(deviceTokenSeconds - 1);
    await (await server.as(org.user)).post("/api/users/device_token", { token: "device-new" });
    expect(await left()).toEqual(["device-new", "device-old"]);
    server.clock.advance(1);
    expect((await (await server.as(org.user)).get("/api/users/device_token")).body).toMatchObject([{ token: "device-new" }]);
    await (await server.as(org.user)).post("/api/users/device_token", { token: "device-new" });
    expect(await left()).toEqual(["device-new"]);
  });
});
