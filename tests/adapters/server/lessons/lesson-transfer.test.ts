import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFilesHttp } from "../../../../adapters/http/files.http.ts";
import { makeLessonTransferHttp } from "../../../../adapters/http/lesson-transfer.http.ts";
import { makeLessonsHttp } from "../../../../adapters/http/lessons.http.ts";
import { firstFiles } from "../../../../core/files/file-query.model.ts";
import type { FileStore } from "../../../../core/files/files.port.ts";
import { firstLessons } from "../../../../core/lessons/lesson-query.model.ts";
import type { LessonStore } from "../../../../core/lessons/lessons.port.ts";
import type { LessonFile } from "../../../../core/lessons/transfer/lesson-file.model.ts";
import type { LessonTransfer } from "../../../../core/lessons/transfer/lesson-transfer.port.ts";
import { namedFiles } from "../../../../core/lessons/transfer/own-addresses.rule.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";
import { uuidOf } from "../../../conformance/lesson-world.ts";
import { fakeOutside } from "../../../fakes/outside.fake.ts";
import { type Library, startLibrary } from "../files/library.ts";
import { pngOf } from "../files/png-of.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

type Side = { readonly lessons: LessonStore; readonly files: FileStore; readonly transfer: LessonTransfer };

const outside = fakeOutside();
let library: Library;
let a: TestOrg;
let [here, there]: readonly Side[] = [];

const sideOf = async (who: Parameters<Library["callerOf"]>[0]): Promise<Side> => {
  const caller = await library.callerOf(who);
  return { lessons: makeLessonsHttp(caller), files: makeFilesHttp(caller), transfer: makeLessonTransferHttp(caller) };
};

beforeAll(async () => {
  library = await startLibrary({ outside });
  const orgs = await seedTwoOrgs(library.database, { flags: ["lessons"] });
  a = orgs.a;
  [here, there] = [await sideOf(orgs.a.admin), await sideOf(orgs.b.admin)];
});
afterAll(() => library.close());

const side = (of: Side | undefined): Side => of ?? expect.unreachable();
const picture = async (color: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer();

const storedPicture = async (name: string, color: string): Promise<string> => {
  const address = `https://pictures.example/${name}`;
  outside.put(address, { type: "image/png", body: await picture(color), url: address });
  const { id, url, version } = await given(side(here).files.create({ url: address }));
  await given(side(here).files.update(id, { description: name, version }));
  return url;
};

/** A lesson with a banner and a picture, which stands in two items. */
const exported = async (): Promise<{ readonly file: LessonFile; readonly urls: readonly string[] }> => {
  const urls = [await storedPicture("banner.png", "#0b7a75"), await storedPicture("crane.png", "#12284b")];
  const body = `<p>The crane</p><img src="${String(urls[1])}" alt="A crane">`;
  const items = [1, 2].map((n) => ({ uuid: uuidOf(n), type: "rich_text" as const, name: `Part ${n}`, values: { body } }));
  const saved = await given(
    side(here).lessons.create({
      name: "Cranes",
      banner_img: urls[0] ?? null,
      tags: ["Safety"],
      metadata: { code: "C1" },
      items,
      publish: false,
    }),
  );
  return { file: await given(side(here).transfer.export(saved.id)), urls };
};
const count = async ({ lessons, files }: Side) => [
  (await given(lessons.list(firstLessons))).count,
  (await given(files.list({ ...firstFiles, all: true }))).count,
];

describe("a lesson as one file", () => {
  it("should hold the lesson with its pictures, each once", async () => {
    const { file, urls } = await exported();
    expect(file).toMatchObject({ format: "cygnet-lesson", version: 1, left_out: [], lesson: { name: "Cranes", tags: ["Safety"] } });
    expect(file.files.map(({ filename, mimetype }) => [filename, mimetype])).toEqual([
      ["banner.png", "image/png"],
      ["crane.png", "image/png"],
    ]);
    expect(urls.every((url) => JSON.stringify(file.lesson).includes(url))).toBe(true);
    for (const { content, sha256 } of file.files)
      expect(createHash("sha256").update(Buffer.from(content, "base64")).digest("hex")).toBe(sha256);
  });

  it("should become a lesson of another organisation, whose pictures are its own; imported again they are stored once", async () => {
    const { file } = await exported();
    const plan = await given(side(there).transfer.import({ file, dry_run: true }));
    expect(plan).toMatchObject({ name: "Cranes", items: 2, problems: [], lesson: null });
    expect(await count(side(there))).toEqual([0, 0]);
    const done = await given(side(there).transfer.import({ file, key: uuidOf(90) }));
    const lesson = await given(side(there).lessons.get(done.lesson?.id ?? 0));
    expect(lesson).toMatchObject({ name: "Cranes", tags: ["Safety"], metadata: { code: "C1" }, published_version: null });
    const kept = new Set(file.files.map(({ address }) => address));
    const named = namedFiles([lesson.banner_img, lesson.items.map(({ values }) => values)]);
    expect([named.length, named.some(({ address }) => kept.has(address))]).toEqual([2, false]);
    const { results } = await given(side(there).files.list({ ...firstFiles, all: true }));
    expect(results.map(({ filename, description }) => [filename, description]).toSorted()).toEqual([
      ["banner.png", "banner.png"],
      ["crane.png", "crane.png"],
    ]);
    expect((await given(side(there).transfer.import({ file, key: uuidOf(90) }))).lesson?.id).toBe(done.lesson?.id);
    await given(side(there).transfer.import({ file }));
    expect(await count(side(there))).toEqual([2, 2]);
  });

  it("should be cleaned like any lesson, and leave out by path what cannot be read", async () => {
    const { file } = await exported();
    const [first] = file.lesson.items;
    const hostile = { ...first, uuid: uuidOf(7), values: { body: '<p onclick="x()">Hi</p><script>x()</script>' } };
    const items = [
      hostile,
      { ...hostile, type: "hologram" },
      { ...hostile, values: { body: 7 } },
      { ...hostile, values: { body: "", glow: 1 } },
    ];
    const files = file.files.map((one, at) => (at === 0 ? { ...one, content: "AAAA" } : one));
    const sent = { ...file, lesson: { ...file.lesson, items }, files };
    const { problems } = await given(side(here).transfer.import({ file: sent, dry_run: true }));
    expect(problems.map(({ path }) => path)).toEqual([
      "lesson.items.1.type",
      "lesson.items.2.values.body",
      "lesson.items.3.values.glow",
      "files.0.content",
    ]);
    const done = await given(side(here).transfer.import({ file: sent }));
    const lesson = await given(side(here).lessons.get(done.lesson?.id ?? 0));
    expect(lesson.items.map(({ values }) => values["body"])).toEqual(["<p>Hi</p>", ""]);
  });

  it.each([
    ["any other JSON", { format: "h5p" }, "file"],
    ["a later version", { version: 2 }, "version"],
    ["a lesson without items", { lesson: { name: "x" } }, "lesson"],
    ["a name that is too long", { lesson: { name: "x".repeat(256), items: [] } }, "lesson.name"],
  ])("should refuse %s by its path", async (_, change, path) => {
    const { file } = await exported();
    expect(
      Object.keys(Object(Reflect.get(Object(await refusal(side(here).transfer.import({ file: { ...file, ...change } }))), "errors"))),
    ).toEqual([path]);
  });

  it("should store nothing at all where one of its files is refused", async () => {
    const { file } = await exported();
    const huge = pngOf(20_000, 20_000);
    const [content, sha256] = [huge.toString("base64"), createHash("sha256").update(huge).digest("hex")];
    const files = file.files.map((one, at) => (at === 1 ? { ...one, content, sha256 } : one));
    const before = await count(side(there));
    expect(await refusal(side(there).transfer.import({ file: { ...file, files } }))).toMatchObject({
      tag: "invalid",
      errors: { "files.1": [expect.any(String)] },
    });
    expect(await count(side(there))).toEqual(before);
  });

  it("should be for members, and only of what they see", async () => {
    const saved = await given(side(here).lessons.create({ name: "Of the administrator", publish: false }));
    expect(await refusal((await sideOf(a.user)).transfer.export(saved.id))).toMatchObject({ tag: "not-found" });
  });
});
