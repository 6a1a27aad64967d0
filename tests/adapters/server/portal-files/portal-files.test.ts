import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { finishedUpload } from "../files/finished-upload.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "../learning/learning-bench.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const at = "/api/cg/files_folders";
const idOf = (body: unknown): number => Number(Reflect.get(Object(body), "id"));
const urlOf = (body: unknown): string => String(Reflect.get(Object(body), "url"));
const role = { name: "Member", permissions: ["files"], relation: null, fields: [], reports: [], is_default: true };

/** Folders Handbooks > Safety, and Private, each with a file. */
const begun = async () => {
  const { org } = await learningOrg(server.database);
  const staff = await server.as(org.owner);
  const learner = await server.as(org.learner);
  const folder = async (name: string, parent_id: number | null): Promise<number> =>
    idOf((await staff.post("/api/files/folders", { name, parent_id })).body);
  const file = async (name: string, folder_id: number): Promise<string> => {
    const upload = await finishedUpload(server.database, org.owner, name, { mimetype: "application/pdf" });
    return urlOf((await staff.post("/api/files", { upload, folder_id })).body);
  };
  const handbooks = await folder("Handbooks", null);
  const safety = await folder("Safety", handbooks);
  const hidden = await folder("Private", null);
  const urls = { ropes: await file("Ropes.pdf", safety), pay: await file("Pay.pdf", hidden) };
  /** As a film of the product, whose bytes are there. */
  await server.database.asSystem(({ db }) =>
    sql`update files set location = 'demo/harbor-safety.mp4', sha256 = null, mime = 'video/mp4' where org_id = ${org.org}`.execute(db),
  );
  return { org, staff, learner, handbooks, safety, hidden, urls };
};

describe("Files that are shared with a role", () => {
  it("should be listed by folder, from the shared one down, be opened by learners with the role alone, and otherwise not be found [C8.20]", async () => {
    const { org, staff, learner, handbooks, safety, hidden, urls } = await begun();
    const opens = async (url: string, as = learner): Promise<number> =>
      (await server.app.inject({ method: "HEAD", url, cookies: { ...as.cookies() } })).statusCode;
    expect((await learner.get(at)).body).toMatchObject({ folder: null, folders: [] });
    expect(await opens(urls.ropes)).toBe(404);
    await staff.post("/api/portal/roles", { ...role, file_folders: [handbooks] });
    expect((await learner.get(at)).body).toMatchObject({ folders: [{ id: handbooks, name: "Handbooks", files_count: 0 }] });
    expect((await learner.get(`${at}/${handbooks}`)).body).toMatchObject({
      folder: { name: "Handbooks" },
      above: [],
      folders: [{ id: safety, files_count: 1 }],
      files: { count: 0 },
    });
    expect((await learner.get(`${at}/${safety}`)).body).toMatchObject({
      above: [{ id: handbooks, name: "Handbooks" }],
      files: { results: [{ filename: "Ropes.pdf", url: urls.ropes }], count: 1 },
    });
    expect(await learner.get(`${at}/${hidden}`)).toMatchObject({ status: 404, body: { message: "Folder not found." } });
    expect([await opens(urls.ropes), await opens(urls.pay)]).toEqual([200, 404]);
    const other = await begun();
    await other.staff.post("/api/portal/roles", { ...role, file_folders: [other.handbooks] });
    expect(await opens(urls.ropes, other.learner)).toBe(404);
    expect((await other.learner.get(`${at}/${handbooks}`)).status).toBe(404);
    expect((await other.staff.post("/api/portal/roles", { ...role, name: "Theirs", file_folders: [handbooks] })).status).toBe(422);
    expect(org.org).not.toBe(other.org.org);
  });

  it("should be closed again when the folder is no longer shared, is deleted, or the role loses the permission", async () => {
    const { staff, learner, handbooks, safety, hidden } = await begun();
    const made = (await staff.post("/api/portal/roles", { ...role, file_folders: [safety, hidden] })).body;
    const id: unknown = Array.isArray(made) ? Reflect.get(Object(made[0]), "role_id") : undefined;
    const names = async (): Promise<unknown> => (await learner.get(at)).body;
    expect(await names()).toMatchObject({ folders: [{ name: "Private" }, { name: "Safety" }] });
    expect((await staff.delete(`/api/files/folders/${hidden}`)).status).toBeLessThan(300);
    expect(await names()).toMatchObject({ folders: [{ name: "Safety" }] });
    await staff.put(`/api/portal/roles/${String(id)}`, { ...role, file_folders: [handbooks], version: 1 });
    expect(await names()).toMatchObject({ folders: [{ name: "Handbooks" }] });
    await staff.put(`/api/portal/roles/${String(id)}`, { ...role, permissions: [], file_folders: [handbooks], version: 2 });
    expect(await names()).toMatchObject({ folders: [] });
    expect((await learner.get(`${at}/${handbooks}`)).status).toBe(404);
  });
});
