import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileLimits } from "../../../../core/files/file-limits.model.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { credentialsOf, nobody, type Tus, tusOf } from "./tus.ts";

const quotaBytes = 2_000_000_000;

let folder: string;
let server: TestServer;
let a: TestOrg;
let tus: Tus;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uploads-"));
  server = await startServer({ config: { dataFolder: folder, files: { s3: null, cdn: "", quotaBytes } } });
  a = await seedOrg(server.database, "a");
  tus = tusOf(server.app, await credentialsOf(server, a.user));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const text = Buffer.from("What a learner should know about harbours.\n".repeat(50));
const named = { filename: "harbours.txt", filetype: "text/plain" };

const rowOf = (id: string) =>
  server.database.inOrg(a.org, ({ db }) => db.selectFrom("file_uploads").selectAll().where("upload_id", "=", id).executeTakeFirst());
const kept = (): Promise<readonly string[]> => readdir(join(folder, "uploads", String(a.org), `u${a.user.user}`));

describe("An upload", () => {
  it("should be received in parts and acknowledged whole once its row and content are stored", async () => {
    const created = await tus.create(text.length, named);
    expect(created.statusCode).toBe(201);
    const url = String(created.headers.location);
    expect(url).toMatch(/^\/api\/files\/uploads\/[0-9a-f]{32}$/);
    const first = await tus.patch(url, 0, text.subarray(0, 1_000));
    expect([first.statusCode, first.headers["upload-offset"]]).toEqual([204, "1000"]);
    expect(await rowOf(url.slice(-32))).toBeUndefined();
    const head = await tus.head(url);
    expect(head.headers).toMatchObject({ "upload-offset": "1000", "upload-length": String(text.length), "cache-control": "no-store" });
    expect((await tus.patch(url, 1_000, text.subarray(1_000))).statusCode).toBe(204);
    expect(await rowOf(url.slice(-32))).toMatchObject({
      filename: "harbours.txt",
      mime: "text/plain",
      bytes: text.length,
      user_id: a.user.user,
    });
  });

  it("should still be whole for a client whose last answer was lost, and finish once", async () => {
    const { url, id } = await tus.upload(text, named);
    const head = await tus.head(url);
    expect(head.headers).toMatchObject({ "upload-offset": String(text.length), "upload-length": String(text.length) });
    const again = await tus.patch(url, 0, text);
    expect([again.statusCode, again.json()]).toMatchObject([409, { reason: { code: "upload_offset" } }]);
    expect(await rowOf(id)).toBeDefined();
    expect(await kept()).not.toContain(id);
    const empty = await tus.patch(url, text.length, Buffer.alloc(0));
    expect([empty.statusCode, empty.headers["upload-offset"]]).toEqual([204, String(text.length)]);
  });

  it("should be finished by the next question when the server went down before its end", async () => {
    const created = await tus.create(text.length, named);
    const url = String(created.headers.location);
    const id = url.slice(-32);
    await tus.patch(url, 0, text.subarray(0, 10));
    await writeFile(join(folder, "uploads", String(a.org), `u${a.user.user}`, id), text);
    expect((await tus.head(url)).headers).toMatchObject({ "upload-offset": String(text.length) });
    expect(await rowOf(id)).toMatchObject({ bytes: text.length });
  });

  it("should be resumed by another server process on the same folder", async () => {
    const created = await tus.create(text.length, named);
    const url = String(created.headers.location);
    await tus.patch(url, 0, text.subarray(0, 700));
    const other = await startServer({
      database: server.database,
      config: { dataFolder: folder, files: { s3: null, cdn: "", quotaBytes } },
    });
    const elsewhere = tusOf(other.app, await credentialsOf(server, a.user));
    expect((await elsewhere.head(url)).headers).toMatchObject({ "upload-offset": "700" });
    expect((await elsewhere.patch(url, 700, text.subarray(700))).statusCode).toBe(204);
    await other.app.close();
  });

  it("should be refused before the first byte when it is larger than its kind may be, with the limit", async () => {
    const film = await tus.create(fileLimits.videoBytes + 1, { filename: "a.mp4", filetype: "video/mp4" });
    expect([film.statusCode, film.json()]).toMatchObject([
      413,
      { status: "failed", limit: fileLimits.videoBytes, message: "The video is too large: videos may have up to 500 MB." },
    ]);
    expect((await tus.create(fileLimits.videoBytes, { filename: "a.mp4", filetype: "" })).statusCode).toBe(201);
    const other = await tus.create(fileLimits.bytes + 1, { filename: "a.zip", filetype: "application/zip" });
    expect([other.statusCode, other.json()]).toMatchObject([
      413,
      { limit: fileLimits.bytes, message: "The file is too large: files may have up to 100 MB, videos up to 500 MB." },
    ]);
  });

  it.each([
    [0, named, "upload_empty"],
    [10, { filename: "", filetype: "" }, "upload_nameless"],
    [10, { filename: "a.heic", filetype: "image/heic" }, "picture_kind"],
  ])("should be refused with %s bytes named %j (%s)", async (length, facts, code) => {
    const reply = await tus.create(length, facts);
    expect([reply.statusCode, reply.json()]).toMatchObject([422, { status: "failed", reasons: { file: [{ code }] } }]);
  });

  it("should be refused before the first byte when the organisation's storage has no room for it", async () => {
    const small = await startServer({
      database: server.database,
      config: { dataFolder: folder, files: { s3: null, cdn: "", quotaBytes: 1_000 } },
    });
    const reply = await tusOf(small.app, await credentialsOf(server, a.user)).create(5_000, named);
    expect(reply.statusCode).toBe(507);
    expect(reply.json()).toMatchObject({ status: "failed", code: "full" });
    await small.app.close();
  });

  it("should be refused before the first byte when unfinished uploads of the caller take up the rest of the storage", async () => {
    const small = await startServer({
      database: server.database,
      config: { dataFolder: folder, files: { s3: null, cdn: "", quotaBytes: 1_000 } },
    });
    const { user } = await seedOrg(server.database, "small");
    const own = tusOf(small.app, await credentialsOf(server, user));
    const url = String((await own.create(600, named)).headers.location);
    expect((await own.patch(url, 0, text.subarray(0, 500))).statusCode).toBe(204);
    expect((await own.create(501, named)).statusCode).toBe(507);
    expect((await own.create(500, named)).statusCode).toBe(201);
    expect((await own.remove(url)).statusCode).toBe(204);
    expect((await own.create(501, named)).statusCode).toBe(201);
    await small.app.close();
  });

  it("should be refused by its content, whatever it was called, and leave nothing", async () => {
    const { reply, url, id } = await tus.upload(randomBytes(16).fill("x"), { filename: "a.mp4", filetype: "video/mp4" });
    expect(reply.statusCode).toBe(204);
    expect(await rowOf(id)).toMatchObject({ mime: "text/plain" });
    expect((await tus.head(url)).statusCode).toBe(200);
    const film = await readFile(new URL("../../../../adapters/server/demo/media/harbor-safety.mp4", import.meta.url));
    const cut = await tus.upload(film.subarray(0, 50_000), { filename: "notes.txt", filetype: "text/plain" });
    expect([cut.reply.statusCode, cut.reply.json()]).toMatchObject([422, { reasons: { file: [{ code: "upload_video_broken" }] } }]);
    expect((await tus.head(cut.url)).statusCode).toBe(404);
    expect((await kept()).filter((name) => name.startsWith(cut.id))).toEqual([]);
  });

  it("should be refused when more bytes arrive than were declared", async () => {
    const url = String((await tus.create(10, named)).headers.location);
    const reply = await tus.patch(url, 0, Buffer.from("12345678901"));
    expect([reply.statusCode, reply.json()]).toMatchObject([413, { status: "failed", reason: { code: "upload_longer" } }]);
  });

  it("should leave nothing when the disk is full", async () => {
    const url = String((await tus.create(10, named)).headers.location);
    const path = join(folder, "uploads", String(a.org), `u${a.user.user}`, url.slice(-32));
    await rm(path);
    await symlink("/dev/full", path);
    const reply = await tus.patch(url, 0, Buffer.from("1234567890"));
    expect([reply.statusCode, reply.json()]).toMatchObject([507, { status: "failed", code: "full" }]);
    expect((await tus.head(url)).statusCode).toBe(404);
  });

  it("should be removed by its owner, before and after its end", async () => {
    const url = String((await tus.create(10, named)).headers.location);
    expect((await tus.remove(url)).statusCode).toBe(204);
    expect((await tus.head(url)).statusCode).toBe(404);
    const whole = await tus.upload(text, named);
    expect((await tus.remove(whole.url)).statusCode).toBe(204);
    expect(await rowOf(whole.id)).toBeUndefined();
  });

  it("should take a picture as the poster of a film", async () => {
    const picture = await sharp({ create: { width: 64, height: 36, channels: 3, background: "#123456" } })
      .jpeg()
      .toBuffer();
    const poster = await tus.upload(picture, { filename: "poster.jpg", filetype: "image/jpeg" });
    const { sha256 } = (await rowOf(poster.id)) ?? {};
    const film = await readFile(new URL("../../../../adapters/server/demo/media/harbor-safety.mp4", import.meta.url));
    const { id, reply } = await tus.upload(film, { filename: "harbour.mp4", filetype: "video/mp4", poster: poster.id });
    expect(reply.statusCode).toBe(204);
    expect(await rowOf(id)).toMatchObject({ poster_sha256: sha256, width: 640, height: 360, duration: 20 });
    expect(await rowOf(poster.id)).toBeUndefined();
  });

  it("should answer only with the protocol's own headers", async () => {
    const { headers } = await tus.create(10, named);
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(headers).toMatchObject({ "tus-resumable": "1.0.0", "x-content-type-options": "nosniff" });
  });

  it("should answer in the product's envelope where the protocol is not kept", async () => {
    const url = String((await tus.create(10, named)).headers.location);
    const replies = [
      await tus.send("HEAD", url, { "tus-resumable": "0.2.0" }),
      await tus.send("PATCH", url, { "content-type": "application/offset+octet-stream" }, Buffer.from("1")),
      await tus.send("PATCH", url, { "content-type": "application/json", "upload-offset": "0" }, Buffer.from("{}")),
      await tus.send("POST", "/api/files/uploads", { "upload-length": "-1" }),
      await tus.send("POST", "/api/files/uploads", { "upload-length": "1", "upload-metadata": "filename ü" }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 403, 400, 400, 400]);
    for (const { body, statusCode } of replies.slice(1))
      expect([statusCode, JSON.parse(body)]).toMatchObject([statusCode, { status: "failed", code: "invalid" }]);
  });
});

describe("Uploads of others", () => {
  it("should be not found for every user but their owner", async () => {
    const b = await seedOrg(server.database, "b");
    const created = await tus.create(text.length, named);
    const url = String(created.headers.location);
    const learner = tusOf(server.app, await credentialsOf(server, a.learner));
    const ofLearner = String((await learner.create(text.length, named)).headers.location);
    for (const person of [a.owner, a.admin, a.learner, b.owner, b.learner]) {
      const other = tusOf(server.app, await credentialsOf(server, person));
      for (const reply of [await other.head(url), await other.patch(url, 0, text), await other.remove(url)])
        expect([person.email, reply.statusCode]).toEqual([person.email, 404]);
    }
    for (const reply of [await tus.head(ofLearner), await tus.patch(ofLearner, 0, text), await tus.remove(ofLearner)])
      expect(reply.statusCode).toBe(404);
    expect((await learner.patch(ofLearner, 0, text)).statusCode).toBe(204);
    expect(await rowOf(ofLearner.slice(-32))).toMatchObject({ con_id: a.learner.contact, user_id: null });
    expect((await tus.patch(url, 0, text)).statusCode).toBe(204);
    for (const person of [a.admin, a.learner, b.owner])
      expect((await tusOf(server.app, await credentialsOf(server, person)).remove(url)).statusCode).toBe(404);
    expect(await rowOf(url.slice(-32))).toMatchObject({ user_id: a.user.user });
  });

  it("should not become the poster of one's own", async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#abcdef" } })
      .png()
      .toBuffer();
    const theirs = await tusOf(server.app, await credentialsOf(server, a.admin)).upload(picture, {
      filename: "p.png",
      filetype: "image/png",
    });
    const film = await readFile(new URL("../../../../adapters/server/demo/media/harbor-safety.mp4", import.meta.url));
    const { id, reply } = await tus.upload(film, { filename: "harbour.mp4", filetype: "video/mp4", poster: theirs.id });
    expect(reply.statusCode).toBe(204);
    expect(await rowOf(id)).toMatchObject({ poster_sha256: null });
    expect(await rowOf(theirs.id)).toBeDefined();
  });

  it("should not be begun by strangers, guests and other sites", async () => {
    const guest = tusOf(server.app, await credentialsOf(server, a.guest));
    const { cookies } = await credentialsOf(server, a.user);
    const foreign = tusOf(server.app, { cookies, csrf: null });
    const learner = await credentialsOf(server, a.learner);
    const url = String((await tus.create(10, named)).headers.location);
    for (const [caller, status] of [
      [tusOf(server.app, nobody), 401],
      [guest, 403],
      [foreign, 403],
      [tusOf(server.app, { ...learner, csrf: "another" }), 403],
    ] as const)
      for (const reply of [await caller.create(10, named), await caller.patch(url, 0, Buffer.from("1")), await caller.remove(url)])
        expect(reply.statusCode).toBe(status);
  });

  it("should belong to the side whose token a browser sends that is signed in as both", async () => {
    const [staff, learner] = [await credentialsOf(server, a.user), await credentialsOf(server, a.learner)];
    const cookies = { ...staff.cookies, ...learner.cookies };
    const { id: ofStaff } = await tusOf(server.app, { cookies, csrf: staff.csrf }).upload(text, named);
    const { id: ofLearner } = await tusOf(server.app, { cookies, csrf: learner.csrf }).upload(text, named);
    expect([await rowOf(ofStaff), await rowOf(ofLearner)]).toMatchObject([{ con_id: null }, { con_id: a.learner.contact }]);
  });

  it("should have no path as their id", async () => {
    for (const id of ["..", "%2e%2e%2f1", "0".repeat(33), "G".repeat(32), "..%2f".repeat(4)])
      expect((await tus.head(`/api/files/uploads/${id}`)).statusCode).toBe(404);
  });
});
