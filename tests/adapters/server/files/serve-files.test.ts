import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDemo } from "../../../../adapters/server/demo/seed-demo.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

let server: TestServer;
let film: string;
let cookies: Readonly<Record<string, string>>;
let strangersCookies: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startServer();
  await seedDemo(server.database, noon);
  const { address, org } = await server.database.asSystem(async ({ db }) => {
    const row = await db.selectFrom("files").select(["address", "org_id"]).where("mime", "=", "video/mp4").executeTakeFirstOrThrow();
    return { address: row.address, org: row.org_id };
  });
  film = `/media/${address}/harbor-safety.mp4`;
  const { con_id } = await server.database.asSystem(({ db }) =>
    db.selectFrom("contacts").select("con_id").where("org_id", "=", org).limit(1).executeTakeFirstOrThrow(),
  );
  const learner = { kind: "learner", org, contact: con_id, pid: "harbor", email: "" } as const;
  await server.database.asSystem(({ db }) =>
    db
      .insertInto("course_joins")
      .columns(["org_id", "con_id", "campaign_id", "joined_at"])
      .expression((of) =>
        of
          .selectFrom("campaigns")
          .select((row) => [row.val(org).as("org_id"), row.val(con_id).as("con_id"), "campaign_id", row.val(noon).as("joined_at")])
          .where("org_id", "=", org),
      )
      .execute(),
  );
  cookies = (await server.as(learner)).cookies();
  const other = await seedOrg(server.database, "elsewhere");
  strangersCookies = (await server.as(other.learner)).cookies();
});
afterAll(() => server.close());

const get = (
  headers: Readonly<Record<string, string>> = {},
  as: Readonly<Record<string, string>> = cookies,
  url = film,
): Promise<LightMyRequestResponse> => server.app.inject({ method: "GET", url, headers, cookies: { ...as } });

describe("A video file", () => {
  it("should be sent whole with its type, its length and without sniffing", async () => {
    const reply = await get();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      "content-type": "video/mp4",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-length": String(reply.rawPayload.length),
    });
    expect(reply.rawPayload.subarray(4, 8).toString()).toBe("ftyp");
  });

  it("should be sent in the requested range", async () => {
    const whole = (await get()).rawPayload;
    const reply = await get({ range: "bytes=100-199" });
    expect(reply.statusCode).toBe(206);
    expect(reply.headers["content-range"]).toBe(`bytes 100-199/${whole.length}`);
    expect(reply.rawPayload.equals(whole.subarray(100, 200))).toBe(true);
  });

  it("should answer 416 with its length when the range does not exist", async () => {
    const size = (await get()).rawPayload.length;
    const reply = await get({ range: `bytes=${size}-` });
    expect(reply.statusCode).toBe(416);
    expect(reply.headers["content-range"]).toBe(`bytes */${size}`);
  });

  it("should be sent whole when the range belongs to another version, and not at all when it is cached", async () => {
    const { etag } = (await get()).headers;
    expect((await get({ range: "bytes=0-9", "if-range": '"other"' })).statusCode).toBe(200);
    expect((await get({ range: "bytes=0-9", "if-range": String(etag) })).statusCode).toBe(206);
    expect((await get({ "if-none-match": String(etag) })).statusCode).toBe(304);
  });

  it("should be sent as it lies even when it is a text, as a download goes on where it broke off", async () => {
    const retype = (mime: string) =>
      server.database.asSystem(({ db }) =>
        db
          .updateTable("files")
          .set({ mime })
          .where("address", "=", film.split("/")[2] ?? "")
          .execute(),
      );
    await retype("application/json");
    const reply = await get({ "accept-encoding": "br, gzip" });
    await retype("video/mp4");
    expect(reply.headers["content-type"]).toContain("application/json");
    expect(reply.headers["content-encoding"]).toBeUndefined();
    expect(reply.headers["content-length"]).toBe(String(reply.rawPayload.length));
  });

  it("should be available to its organisation only", async () => {
    expect((await get({}, {})).statusCode).toBe(401);
    expect((await get({}, strangersCookies)).statusCode).toBe(404);
    expect((await get({}, cookies, "/media/..%2f..%2fpackage.json/x")).statusCode).toBe(404);
    expect((await get({}, cookies, `/media/${crypto.randomUUID()}/x.mp4`)).statusCode).toBe(404);
  });
});
