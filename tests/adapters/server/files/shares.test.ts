import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fromBuffer, type Entry, type ZipFile } from "yauzl";
import { FileShare, SharedContent } from "../../../../core/files/file-share.model.ts";
import type { Reply } from "../client.ts";
import { noon } from "../harness.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";
import { type Library, startLibrary } from "./library.ts";

let library: Library;
let a: TestOrg;
let b: TestOrg;
let folder: number;
let inner: number;
type Added = Awaited<ReturnType<Library["add"]>>;
let top: Added;
let deep: Added;
let outside: Added;
beforeAll(async () => {
  library = await startLibrary();
  ({ a, b } = await seedTwoOrgs(library.database));
});
beforeEach(async () => {
  folder = await library.addFolder({ org: a.org, name: "Regatta", by: a.user.user });
  inner = await library.addFolder({ org: a.org, name: "Día 1", parent: folder });
  top = await library.add({ org: a.org, folder, filename: "plan.pdf", mime: "application/pdf", by: a.user.user });
  deep = await library.add({ org: a.org, folder: inner, filename: "boat.mp4", mime: "video/mp4", bytes: Buffer.from("0123456789") });
  outside = await library.add({ org: a.org, filename: "salaries.csv" });
});
afterAll(() => library.close());

const decode = <A>(codec: { readonly is: (u: unknown) => u is A }, { body }: Reply): A => {
  if (!codec.is(body)) throw new Error(`Unexpected: ${JSON.stringify(body)}`);
  return body;
};
type Asked = { readonly file_id?: number; readonly folder_id?: number; readonly expires_at?: number; readonly password?: string };
const shared = async (asked: Asked): Promise<FileShare & { readonly token: string }> => {
  const reply = await (await library.as(a.user)).post("/api/files/shares", asked);
  const share = decode(FileShare, reply);
  return { ...share, token: share.url?.split("/").at(-1) ?? "" };
};
const open = (token: string, body: unknown = {}): Promise<Reply> => library.stranger().post(`/api/files/shared/${token}`, body);
const opened = async (token: string, body: unknown = {}): Promise<SharedContent> => decode(SharedContent, await open(token, body));
const get = (url: string, headers: Readonly<Record<string, string>> = {}) => library.app.inject({ url, headers });

const entriesOf = (bytes: Buffer): Promise<Readonly<Record<string, string>>> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error: Error | null, zip: ZipFile) => {
      if (error !== null) return reject(error);
      const found: Record<string, string> = {};
      zip.on("entry", (entry: Entry) =>
        zip.openReadStream(entry, (problem, stream) => {
          if (problem !== null) return reject(problem);
          const chunks: Buffer[] = [];
          stream
            .on("data", (chunk: Buffer) => chunks.push(chunk))
            .on("end", () => {
              found[entry.fileName] = Buffer.concat(chunks).toString("latin1");
              zip.readEntry();
            });
        }),
      );
      zip.on("end", () => resolve(found));
      zip.readEntry();
    });
  });

describe("a link", () => {
  it("should open a folder with all files below it, for anyone who has it", async () => {
    const { token } = await shared({ folder_id: folder });
    expect(token).toMatch(/^[\w-]{43}$/);
    const content = await opened(token);
    expect(content).toMatchObject({ kind: "folder", name: "Regatta", organisation: "Org a", zip: `/shared/${token}/zip` });
    expect(content.files.map(({ filename, path, type }) => [filename, path, type])).toEqual([
      ["plan.pdf", "", "pdf"],
      ["boat.mp4", "Día 1", "video"],
    ]);
    const film = await get(content.files[1]?.url ?? "", { range: "bytes=2-4" });
    expect([film.statusCode, film.payload]).toEqual([206, "234"]);
    expect(film.headers).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "same-origin" });
  });

  it("should open a single file, and no other", async () => {
    const { token } = await shared({ file_id: top.id });
    const { kind, name, files, zip } = await opened(token);
    expect([kind, name, zip]).toEqual(["file", "plan.pdf", null]);
    expect((await get(files[0]?.url ?? "")).statusCode).toBe(200);
    for (const other of [deep, outside]) expect((await get(`/shared/${token}/files/${other.address}/x`)).statusCode).toBe(404);
    expect((await get(`/shared/${token}/zip`)).statusCode).toBe(404);
  });

  it("should send a text uncompressed, as an interrupted download continues by bytes", async () => {
    const bytes = Buffer.from(JSON.stringify("x".repeat(4_000)));
    const log = await library.add({ org: a.org, folder, filename: "log.json", mime: "application/json", bytes, by: a.user.user });
    const { token } = await shared({ file_id: log.id });
    const reply = await get(`/shared/${token}/files/${log.address}/log.json`, { "accept-encoding": "br, gzip" });
    expect([reply.statusCode, reply.headers["content-encoding"], reply.rawPayload.equals(bytes)]).toEqual([200, undefined, true]);
  });

  it("should be kept as a hash only", async () => {
    const { token } = await shared({ file_id: top.id, password: "harbour" });
    const { rows } = await library.database.asSystem(({ db }) =>
      sql<{ row: string }>`select s::text as row from file_shares s`.execute(db),
    );
    const text = rows.map(({ row }) => row).join();
    expect(text).toContain("argon2id");
    expect([text.includes(token), text.includes("harbour")]).toEqual([false, false]);
  });

  it("should open nothing when it is guessed", async () => {
    await shared({ folder_id: folder });
    const token = randomBytes(32).toString("base64url");
    expect((await open(token)).status).toBe(404);
    expect((await get(`/shared/${token}/files/${top.address}/x`)).statusCode).toBe(404);
    expect((await get(`/shared/${token}/zip`)).statusCode).toBe(404);
  });

  it("should end immediately when it is revoked, and no longer be listed", async () => {
    const { token, id } = await shared({ folder_id: folder });
    const { files } = await opened(token);
    const user = await library.as(a.user);
    expect((await user.delete(`/api/files/shares/${id}`)).status).toBe(200);
    expect((await user.delete(`/api/files/shares/${id}`)).status).toBe(200);
    for (const url of [files[0]?.url ?? "", `/shared/${token}/zip`]) expect((await get(url)).statusCode).toBe(404);
    expect(await open(token)).toMatchObject({ status: 404, body: { reason: { code: "share_gone" } } });
    expect((await user.get(`/api/files/shares?folder_id=${folder}`)).body).toEqual([]);
  });

  it("should end when its time is over", async () => {
    const { token } = await shared({ folder_id: folder, expires_at: library.clock.now() + 60 });
    const { files } = await opened(token);
    library.clock.advance(61);
    expect((await open(token)).status).toBe(404);
    expect((await get(files[0]?.url ?? "")).statusCode).toBe(404);
  });

  it("should count its openings, and list them without its address", async () => {
    const { token, id } = await shared({ file_id: top.id });
    await opened(token);
    await opened(token);
    const { body } = await (await library.as(a.user)).get(`/api/files/shares?file_id=${top.id}`);
    expect(body).toEqual([
      expect.objectContaining({ id, url: null, opens: 2, opened_at: library.clock.now(), has_password: false, created_by: a.user.user }),
    ]);
  });

  it("should lose what is deleted or moved out of its folder", async () => {
    const { token } = await shared({ folder_id: folder });
    const { files } = await opened(token);
    const change = (values: { readonly folder_id?: number | null; readonly deleted_at?: number | null }, id: number) =>
      library.database.asSystem(({ db }) => db.updateTable("files").set(values).where("file_id", "=", id).execute());
    await change({ folder_id: null }, deep.id);
    await change({ deleted_at: noon }, top.id);
    expect((await opened(token)).files).toEqual([]);
    for (const { url } of files) expect((await get(url)).statusCode).toBe(404);
    await change({ folder_id: inner }, deep.id);
    expect((await get(files[1]?.url ?? "")).statusCode).toBe(200);
    await library.database.asSystem(({ db }) =>
      db.updateTable("file_folders").set({ deleted_at: noon }).where("folder_id", "=", inner).execute(),
    );
    expect((await get(files[1]?.url ?? "")).statusCode).toBe(404);
    await library.database.asSystem(({ db }) =>
      db.updateTable("file_folders").set({ deleted_at: noon }).where("folder_id", "=", folder).execute(),
    );
    expect((await open(token)).status).toBe(404);
  });

  it("should not open a single file while it or a folder above it is in the bin", async () => {
    const { token } = await shared({ file_id: deep.id });
    const url = (await opened(token)).files[0]?.url ?? "";
    const bin = (deleted_at: number | null) =>
      library.database.asSystem(({ db }) => db.updateTable("file_folders").set({ deleted_at }).where("folder_id", "=", folder).execute());
    await bin(noon);
    expect((await open(token)).status).toBe(404);
    expect((await get(url)).statusCode).toBe(404);
    await bin(null);
    expect((await get(url)).statusCode).toBe(200);
    await library.database.asSystem(({ db }) => db.updateTable("files").set({ deleted_at: noon }).where("file_id", "=", deep.id).execute());
    expect((await open(token)).status).toBe(404);
    expect((await get(url)).statusCode).toBe(404);
  });

  it("should never open uploads of learners", async () => {
    const { token } = await shared({ folder_id: folder });
    const own = await library.add({ org: a.org, folder, contact: a.learner.contact });
    expect((await opened(token)).files).toHaveLength(2);
    expect((await get(`/shared/${token}/files/${own.address}/x`)).statusCode).toBe(404);
  });

  it("should open nothing of another organisation", async () => {
    const { token } = await shared({ folder_id: folder });
    const foreign = await library.add({ org: b.org });
    await library.database.asSystem(({ db }) =>
      db.updateTable("files").set({ folder_id: folder }).where("file_id", "=", foreign.id).execute(),
    );
    expect((await opened(token)).files).toHaveLength(2);
    expect((await get(`/shared/${token}/files/${foreign.address}/x`)).statusCode).toBe(404);
  });
});

describe("a password", () => {
  it("should be asked for by the page, and by every file", async () => {
    const { token } = await shared({ folder_id: folder, password: "harbour" });
    expect(await open(token)).toMatchObject({ status: 403, body: { reason: { code: "share_password_needed" } } });
    expect(await open(token, { password: "harbor" })).toMatchObject({ status: 403, body: { reason: { code: "share_password_wrong" } } });
    expect((await get(`/shared/${token}/zip`)).statusCode).toBe(403);
    const { files, zip } = await opened(token, { password: "harbour" });
    const url = files[0]?.url ?? "";
    expect((await get(url)).statusCode).toBe(200);
    expect((await get(zip ?? "")).statusCode).toBe(200);
    expect((await get(url.replace(/\?.*/, ""))).statusCode).toBe(403);
    expect((await get(url.replace(/grant=\d/, "grant=9"))).statusCode).toBe(403);
    library.clock.advance(3_601);
    expect((await get(url)).statusCode).toBe(403);
  });

  it("should not be proved by the grant of another link", async () => {
    const [one, two] = [await shared({ folder_id: folder, password: "harbour" }), await shared({ folder_id: folder, password: "harbour" })];
    const { files } = await opened(one.token, { password: "harbour" });
    const url = files[0]?.url ?? "";
    expect((await get(url.replace(one.token, two.token))).statusCode).toBe(403);
  });

  it("should be tried five times, and not count as an opening before it is right", async () => {
    const { token } = await shared({ file_id: top.id, password: "harbour" });
    for (let n = 0; n < 5; n += 1)
      expect((await open(token, { password: `guess-${n}` })).body).toMatchObject({ reason: { code: "share_password_wrong" } });
    expect((await open(token, { password: "harbour" })).body).toMatchObject({ reason: { code: "wait_minutes" } });
    library.clock.advance(15 * 60 + 1);
    await opened(token, { password: "harbour" });
    const { body } = await (await library.as(a.user)).get(`/api/files/shares?file_id=${top.id}`);
    expect(body).toMatchObject([{ opens: 1, has_password: true }]);
  });
});

describe("the archive of a folder", () => {
  it("should hold every file in its folder, with names that do not collide", async () => {
    await library.add({ org: a.org, folder, filename: "PLAN.pdf", bytes: Buffer.from("second") });
    await library.add({ org: a.org, folder, filename: "../../evil.sh", bytes: Buffer.from("x") });
    const { token } = await shared({ folder_id: folder });
    const reply = await get(`/shared/${token}/zip`);
    expect(reply.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="Regatta.zip"',
      "cache-control": "private, no-store",
    });
    const entries = await entriesOf(reply.rawPayload);
    expect(Object.keys(entries).toSorted()).toEqual(["Día 1/boat.mp4", "PLAN (2).pdf", "evil.sh", "plan.pdf"].toSorted());
    expect(entries["Día 1/boat.mp4"]).toBe("0123456789");
  });

  it("should break off where the bytes of a file are missing, rather than look whole", async () => {
    const { token } = await shared({ folder_id: folder });
    await library.contents.remove({ org: a.org, sha256: deep.sha256, variant: null });
    const bytes = await get(`/shared/${token}/zip`).then(
      ({ rawPayload }) => rawPayload,
      () => Buffer.alloc(0),
    );
    await expect(entriesOf(bytes)).rejects.toThrow();
  });
});

describe("sharing", () => {
  it("should be permitted only to users who may change the file", async () => {
    const own = await library.add({ org: a.org, by: a.admin.user });
    for (const person of [a.user, b.owner])
      expect((await (await library.as(person)).post("/api/files/shares", { file_id: own.id })).status).toBe(404);
    expect((await (await library.as(a.guest)).post("/api/files/shares", { file_id: own.id })).status).toBe(403);
    expect((await (await library.as(a.learner)).post("/api/files/shares", { file_id: own.id })).status).toBe(401);
    const { id } = await shared({ folder_id: folder });
    expect((await (await library.as(b.owner)).delete(`/api/files/shares/${id}`)).status).toBe(404);
    expect((await (await library.as(b.owner)).get(`/api/files/shares?folder_id=${folder}`)).status).toBe(404);
    expect((await (await library.as(a.admin)).delete(`/api/files/shares/${id}`)).status).toBe(200);
  });

  it.each([
    [{}, "share_one_target"],
    [{ file_id: 1, folder_id: 1 }, "share_one_target"],
  ])("should refuse %j", async (body, code) => {
    expect(await (await library.as(a.user)).post("/api/files/shares", body)).toMatchObject({ status: 422, body: { reason: { code } } });
  });

  it("should refuse an end that is over, a short password and a deleted file", async () => {
    const user = await library.as(a.user);
    const ask = (body: unknown) => user.post("/api/files/shares", body);
    expect((await ask({ file_id: top.id, expires_at: library.clock.now() })).body).toMatchObject({ reason: { code: "share_end_past" } });
    expect((await ask({ file_id: top.id, password: "12345" })).body).toMatchObject({ reason: { code: "share_password_short" } });
    await library.database.asSystem(({ db }) => db.updateTable("files").set({ deleted_at: noon }).where("file_id", "=", top.id).execute());
    expect((await ask({ file_id: top.id })).status).toBe(404);
  });
});
