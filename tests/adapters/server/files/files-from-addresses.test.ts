import { sql } from "kysely";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFileFoldersHttp } from "../../../../adapters/http/file-folders.http.ts";
import { makeFilesHttp } from "../../../../adapters/http/files.http.ts";
import { fetchFile } from "../../../../adapters/server/files/fetch-file.flow.ts";
import { uploadFolder } from "../../../../adapters/server/files/uploads/upload-bytes.ts";
import type { FileFolderStore, FileStore } from "../../../../core/files/files.port.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";
import { fakeOutside } from "../../../fakes/outside.fake.ts";
import { testConfig } from "../test-config.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { type Library, startLibrary } from "./library.ts";

const outside = fakeOutside();
let library: Library;
let org: TestOrg;
let files: FileStore;
let folders: FileFolderStore;

beforeAll(async () => {
  library = await startLibrary({ outside });
  org = await seedOrg(library.database, "addresses");
  const caller = await library.callerOf(org.user);
  files = makeFilesHttp(caller);
  folders = makeFileFoldersHttp(caller);
});
afterAll(() => library.close());

const jpeg = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#0b7a75" } })
    .jpeg()
    .toBuffer();

describe("a file from an address", () => {
  it("should be fetched, checked and stored like an upload, under the name of the address where it ended", async () => {
    const address = "https://pictures.example/a?size=1";
    outside.put(address, { type: "text/html", body: await jpeg(), url: "https://cdn.pictures.example/x/Old%20pier.jpg" });
    const folder = await given(folders.create({ name: "Fetched" }));
    const file = await given(files.create({ url: address, folder_id: Number(folder.id) }));
    expect(file).toMatchObject({
      filename: "Old pier.jpg",
      mimetype: "image/jpeg",
      width: 40,
      height: 30,
      folder_id: folder.id,
      created_by: org.user.user,
    });
    const served = await (await library.as(org.user)).get(file.url);
    expect([served.status, served.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(
      await library.database.asSystem(
        async ({ db }) =>
          (
            await sql<{
              action: string;
            }>`select action from audit where org_id = ${org.org} and object_type = 'file' and object_id = ${String(file.id)}`.execute(db)
          ).rows,
      ),
    ).toEqual([{ action: "file.create" }]);
  });

  it("should be in the folder of unfinished uploads until it is stored, where the sweep removes what a killed server leaves", async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "fetched-"));
    const folder = uploadFolder(dataFolder);
    const stored: string[] = [];
    const contents = { ...library.contents, put: async (_: unknown, path: string) => void stored.push(path) };
    outside.put("https://notes.example/a", { type: "text/plain", body: "notes" });
    const deps = { contents, database: library.database, config: { ...testConfig, dataFolder }, clock: library.clock, outside };
    expect(await fetchFile(deps, org.org, "https://notes.example/a")).toMatchObject({ right: { filename: "a.txt" } });
    expect(stored.map((path) => path.startsWith(`${folder}/`))).toEqual([true]);
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
    await rm(dataFolder, { recursive: true });
  });

  it.each([
    ["no address", "ftp", "not an address", "invalid_url"],
    ["a private address", "http://10.0.0.1/a", "not allowed", "file_address_refused"],
    ["an address that does not answer", "https://gone.example/a", "unreachable", "file_address_failed"],
    ["one that is too slow", "https://slow.example/a", "too slow", "file_address_slow"],
    ["one that is too large", "https://large.example/a", "too large", "file_address_large"],
  ] as const)("should be refused from %s, and leave nothing", async (_, url, problem, code) => {
    outside.put(url, problem);
    const before = (await given(files.usage)).bytes;
    expect(await refusal(files.create({ url }))).toMatchObject({ tag: "invalid", errors: { url: [expect.any(String)] }, code });
    expect((await given(files.usage)).bytes).toBe(before);
  });

  it("should be refused when its content is, and not be fetched for a folder that is not there", async () => {
    const address = "https://pictures.example/empty.jpg";
    outside.put(address, { type: "image/jpeg", body: "" });
    expect(await refusal(files.create({ url: address }))).toMatchObject({ tag: "invalid", code: "upload_empty" });
    outside.asked.length = 0;
    expect(await refusal(files.create({ url: address, folder_id: 999_999_999 }))).toMatchObject({
      errors: { folder_id: ["Folder not found."] },
    });
    expect(outside.asked).toEqual([]);
  });
});
