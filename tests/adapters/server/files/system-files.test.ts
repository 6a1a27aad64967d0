import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFileFoldersHttp } from "../../../../adapters/http/file-folders.http.ts";
import { makeFilesHttp } from "../../../../adapters/http/files.http.ts";
import { firstFiles } from "../../../../core/files/file-query.model.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let org: TestOrg;
beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "banners");
});
afterAll(() => server.close());

describe("the banners of the product", () => {
  it("should be a folder of fifty files, in pages, that guests see too [C3.35, C9.05]", async () => {
    const caller = await server.callerOf(org.guest);
    const [files, folders] = [makeFilesHttp(caller), makeFileFoldersHttp(caller)];
    expect(await given(folders.list(false))).toEqual([await given(folders.get("banners"))]);
    expect(await given(folders.get("banners"))).toMatchObject({ name: "Stock Banners", system: true, editable: false, files_count: 50 });
    const page = await given(files.list({ ...firstFiles, folder_id: "banners", sort: "name", limit: 20, page: 3 }));
    expect([page.results.map(({ filename }) => filename).slice(-1), page.pages, page.count]).toEqual([["50.jpg"], 3, 50]);
    const file = await given(files.get("banner-07"));
    expect(file).toMatchObject({ filename: "07.jpg", width: 1000, height: 250, system: true, editable: false, folder_id: "banners" });
    expect((await server.stranger().get(file.url)).status).toBe(200);
  });

  it("should not be renamed, moved, replaced, deleted or filled by anyone", async () => {
    const caller = await server.callerOf(org.owner);
    const [files, folders] = [makeFilesHttp(caller), makeFileFoldersHttp(caller)];
    for (const answer of [
      files.update("banner-01", { version: 1, filename: "mine" }),
      files.replaceContent("banner-01", { upload: "a".repeat(32) }),
      files.replaceContent("banner-01", { earlier: 1 }),
      folders.update("banners", { version: 1, name: "Mine" }),
    ])
      expect(await refusal<unknown>(answer)).toMatchObject({ tag: "forbidden", code: "file_system" });
    expect(await refusal(files.remove("banner-01"))).toMatchObject({ code: "file_system" });
    expect(await refusal(folders.remove("banners"))).toMatchObject({ code: "file_system" });
    expect(await refusal(files.replaceEverywhere("banner-01", "banner-02"))).toMatchObject({ code: "file_system" });
    const mass = await given(files.massAction({ action: "delete", files: ["banner-01"], folders: ["banners"] }));
    expect(mass.results.map(({ done, message }) => [done, message])).toEqual(
      Array.from({ length: 2 }, () => [false, "Files and folders that come with the product cannot be changed."]),
    );
    expect(await given(files.uses("banner-01"))).toEqual({ uses: [], hidden: 0 });
    expect(await given(files.earlierContents("banner-01"))).toEqual([]);
  });
});
