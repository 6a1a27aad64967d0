import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lessonLimits } from "../../../../core/lessons/lesson-limits.model.ts";
import type { Client } from "../client.ts";
import { guestTeam } from "../guest-team.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let org: TestOrg;
let owner: Client;
let team: number;

beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "bulk", { flags: ["lessons"] });
  team = await guestTeam(server, org);
  owner = await server.as(org.owner);
});
afterAll(() => server.close());

type Entry = { readonly id: number; readonly [key: string]: unknown };
const value = (body: unknown, key: string): unknown => Reflect.get(Object(body), key);
const idOf = (body: unknown): number => Number(value(body, "id"));
const lesson = async (name: string, folder_id: number | null = null, tags: readonly string[] = []): Promise<number> =>
  idOf((await owner.post("/api/lessons", { name, folder_id, tags })).body);
const folder = async (name: string, folder_id: number | null = null): Promise<number> =>
  idOf((await owner.post("/api/lessons/folders", { name, folder_id })).body);
const stored = async (id: number): Promise<unknown> => (await owner.get(`/api/lessons/${id}`)).body;
const content = async (id: number): Promise<unknown> => (await owner.get(`/api/lessons/folders/${id}?schema=full`)).body;
const act = async (
  action: string,
  lessons: readonly number[],
  folders: readonly number[],
  more: object = {},
): Promise<readonly Entry[]> => {
  const { body, status } = await owner.post("/api/lessons/mass_action", { action, lessons, folders, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  const results = value(body, "results");
  return Array.isArray(results) ? results : [];
};
const names = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list.map((one) => value(one, "name")) : []);

describe("an action on lessons and folders", () => {
  it("should move them, with a result for each, and back", async () => {
    const [from, to] = [await folder("From"), await folder("To")];
    const [one, two] = [await lesson("One", from), await lesson("Two", from)];
    expect(await act("move", [one, two], [to, from], { folder_id: to })).toEqual([
      { kind: "folder", id: to, done: false, message: "A folder cannot be moved into itself or a folder in it.", made: null },
      { kind: "folder", id: from, done: true, message: "", made: null },
      { kind: "lesson", id: one, done: true, message: "", made: null },
      { kind: "lesson", id: two, done: true, message: "", made: null },
    ]);
    expect(names(value(await content(to), "lessons"))).toEqual(["One", "Two"]);
    await act("move", [one, two], [], { folder_id: from });
    await act("move", [], [from], { folder_id: null });
    expect(await content(from)).toMatchObject({ folder_id: null, lessons_count: 2 });
    expect((await act("move", [one], [], { folder_id: 999_999_999 }))[0]).toMatchObject({ done: false, message: "Folder not found." });
  });

  it("should delete and restore them, whichever holds which", async () => {
    const outer = await folder("Outer");
    const [inside, outside] = [await lesson("Inside", outer), await lesson("Outside")];
    expect((await act("delete", [inside, outside], [outer])).every(({ done }) => done === true)).toBe(true);
    expect([await stored(inside), await stored(outside)]).toMatchObject([
      { deleted_at: expect.any(Number) },
      { deleted_at: expect.any(Number) },
    ]);
    await act("restore", [inside, outside], [outer]);
    expect([await stored(inside), await stored(outside)]).toMatchObject([
      { deleted_at: null, folder_id: outer },
      { deleted_at: null, folder_id: null },
    ]);
  });

  it("should restore a lesson whose folder is deleted at the top [B4.06]", async () => {
    const outer = await folder("Gone");
    const inside = await lesson("Of a deleted folder", outer);
    await act("delete", [], [outer]);
    expect((await act("restore", [inside], []))[0]).toMatchObject({ done: true });
    expect(await stored(inside)).toMatchObject({ deleted_at: null, folder_id: null });
  });

  it("should add and remove tags of lessons, as many as there may be, and none of folders", async () => {
    const [some, full] = [
      await lesson("Some", null, ["winter"]),
      await lesson(
        "Full",
        null,
        Array.from({ length: lessonLimits.tags }, (_, at) => `t${at}`),
      ),
    ];
    const at = await folder("Untagged");
    const results = await act("tag", [some, full], [at], { tags: ["winter", "storm"] });
    expect(results.map(({ kind, done, message }) => [kind, done, message])).toEqual([
      ["folder", false, "Folders have no tags."],
      ["lesson", true, ""],
      ["lesson", false, `A lesson can have ${lessonLimits.tags} tags at most.`],
    ]);
    expect(value(await stored(some), "tags")).toEqual(["winter", "storm"]);
    await act("untag", [some], [], { tags: ["storm"] });
    expect(value(await stored(some), "tags")).toEqual(["winter"]);
  });

  it("should share them with teams and take that back", async () => {
    const [one, at] = [await lesson("Shared"), await folder("Shared")];
    await act("share", [one], [at], { teams: [team] });
    expect([value(await stored(one), "teams"), value(await content(at), "teams")]).toEqual([[team], [team]]);
    await act("unshare", [one], [at], { teams: [team] });
    expect([value(await stored(one), "teams"), value(await content(at), "teams")]).toEqual([[], []]);
    expect((await act("share", [one], [], { teams: [999_999] }))[0]).toMatchObject({ done: false });
  });

  it("should copy lessons beside themselves, and folders with everything in use in them", async () => {
    const outer = await folder("Course");
    const inner = await folder("Part", outer);
    const [top, deep, gone] = [await lesson("Top", outer, ["a"]), await lesson("Deep", inner), await lesson("Gone", inner)];
    await act("delete", [gone], []);
    const results = await act("copy", [top], [outer]);
    const [ofFolder, ofLesson] = results.map(({ made }) => Number(made));
    expect(await stored(ofLesson ?? 0)).toMatchObject({ name: "COPY - Top", folder_id: outer, tags: ["a"] });
    const copied = await content(ofFolder ?? 0);
    expect(copied).toMatchObject({
      name: "COPY - Course",
      folder_id: null,
      lessons: [{ name: "Top", tags: ["a"] }],
      folders: [{ name: "Part" }],
    });
    const [part] = Array.isArray(value(copied, "folders")) ? [value(copied, "folders")].flat() : [];
    expect(names(value(await content(idOf(part)), "lessons"))).toEqual(["Deep"]);
    expect(await stored(deep)).toMatchObject({ folder_id: inner, version: 1 });
    await act("delete", [ofLesson ?? 0], [ofFolder ?? 0]);
    expect(await content(outer)).toMatchObject({ lessons_count: 1, folders_count: 1 });
  });

  it("should say of what is not there that it is not found, and do the rest", async () => {
    const one = await lesson("Here");
    expect((await act("delete", [one, 999_999_999], [999_999_999])).map(({ done, message }) => [done, message])).toEqual([
      [false, "Folder not found."],
      [true, ""],
      [false, "Lesson not found."],
    ]);
  });
});
