import * as E from "fp-ts/lib/Either.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSendersHttp } from "../../../../adapters/http/senders.http.ts";
import { makeZoneDns, zoneText } from "../../../../adapters/server/outside/zone-dns.ts";
import { fillDemoSenders } from "../../../../adapters/server/senders/demo-senders.flow.ts";
import { sealerOf } from "../../../../adapters/server/storage/sealer.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, openDemoDatabase, startServer, type TestServer } from "../harness.ts";
import { testConfig } from "../test-config.ts";

const ip = "203.0.113.25";

describe("the zone of the demo", () => {
  let server: TestServer;
  beforeAll(async () => {
    const database = await openDemoDatabase();
    server = await startServer({ database, clock: fakeClock(noon), dns: makeZoneDns(database), config: { demo: true, mailIps: [ip] } });
  });
  afterAll(() => server.close());
  const owner = () =>
    server.database.asSystem(async ({ db }) => {
      const {
        org_id: org,
        user_id: user,
        email,
      } = await db.selectFrom("users").select(["org_id", "user_id", "email"]).where("role", "=", "owner").executeTakeFirstOrThrow();
      return { kind: "staff", role: "owner", org, user, email } as const;
    });
  const save = (records: string, headers: Readonly<Record<string, string>> = {}, remoteAddress = "127.0.0.1") =>
    server.app.inject({
      method: "POST",
      url: "/dev/dns",
      remoteAddress,
      headers: { host: "localhost:4400", "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams({ records }).toString(),
    });

  it("should let one sender of the demo pass and the other fail, once", async () => {
    const sealer = sealerOf(testConfig);
    await fillDemoSenders(server.database, sealer, ip, noon);
    const records = await zoneText(server.database);
    await fillDemoSenders(server.database, sealer, ip, noon);
    expect(await zoneText(server.database)).toBe(records);
    const store = makeSendersHttp(await server.callerOf(await owner()));
    const all = await store.all()();
    const checked = E.isRight(all) ? await Promise.all(all.right.map(({ id }) => store.verify(id)())) : [];
    const seen = checked.flatMap((answer) => (E.isRight(answer) ? [answer.right] : []));
    expect(seen.map(({ email, verification: { status, spf, dkim } }) => [email, status, spf.result, dkim.result])).toEqual([
      ["hello@harbor.example", "verified", "pass", "pass"],
      ["news@harbor-events.example", "failed", "fail", "none"],
    ]);
  });

  it("should be edited on the machine itself, and name the lines that it does not understand", async () => {
    const saved = await save("example.com TXT v=spf1 -all\r\n");
    expect([saved.statusCode, saved.body.includes("Saved.")]).toEqual([200, true]);
    expect(await zoneText(server.database)).toBe("example.com TXT v=spf1 -all\n");
    const refused = await save("example.com TXT </textarea><script>\nexample.com WHAT 1");
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain("Line 2: “WHAT” is no type");
    expect(refused.body).toContain("&lt;/textarea&gt;&lt;script&gt;");
    expect(await zoneText(server.database)).toBe("example.com TXT v=spf1 -all\n");
    expect((await server.app.inject({ url: "/dev/dns", headers: { host: "localhost:4400" } })).body).toContain("v=spf1 -all");
  });

  it("should not exist for other machines or outside the demo, and not take forms of other sites", async () => {
    expect((await save("", {}, "192.0.2.1")).statusCode).toBe(404);
    expect((await save("", { host: "cygnet.example.com" })).statusCode).toBe(404);
    expect((await save("", { "x-forwarded-for": "127.0.0.1" })).statusCode).toBe(404);
    expect((await save("", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    expect(await zoneText(server.database)).not.toBe("");
    const plain = await startServer();
    expect((await plain.stranger().get("/dev/dns")).status).toBe(404);
    await plain.close();
  });
});
