import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeFilesHttp } from "../../../../adapters/http/files.http.ts";
import type { FileId } from "../../../../core/files/file-id.model.ts";
import type { FileRecord } from "../../../../core/files/file.model.ts";
import type { FileStore } from "../../../../core/files/files.port.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { finishedUpload } from "./finished-upload.ts";

const clock = fakeClock(noon);
let server: TestServer;
let org: TestOrg;
let files: FileStore;
let orgs = 0;

beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  orgs += 1;
  org = await seedOrg(server.database, `uses${orgs}`, { flags: ["contacts", "lessons", "campaigns"] });
  files = makeFilesHttp(await server.callerOf(org.user));
});

const picture = async (filename: string, sha256?: string): Promise<FileRecord> =>
  given(files.create({ upload: await finishedUpload(server.database, org.user, filename, sha256 === undefined ? {} : { sha256 }) }));
const run = (statement: ReturnType<typeof sql>) => server.database.asSystem(({ db }) => statement.execute(db));
const one = async (statement: ReturnType<typeof sql<{ n: unknown }>>): Promise<unknown> =>
  server.database.asSystem(async ({ db }) => (await statement.execute(db)).rows[0]?.n);

const contactWith = async (photo: string | null, fields: unknown = {}, last = "Lind"): Promise<number> =>
  Number(
    await one(
      sql`insert into contacts (org_id, first_name, last_name, photo, fields, created_at, updated_at) values (${org.org}, 'Ada', ${last}, ${photo}, ${JSON.stringify(fields)}::jsonb, 1, 1) returning con_id as n`,
    ),
  );
const lessonWith = async (url: string): Promise<number> =>
  Number(
    await one(
      sql`insert into lessons (org_id, uuid, name, user_id, items, banner_img, created_at, updated_at) values (${org.org}, ${randomUUID()}, 'Mooring', ${org.user.user}, ${JSON.stringify([{ uuid: randomUUID(), type: "rich_text", values: { body: `<p><img src="${url}?w=640" alt=""> and ${url}</p>` } }])}::jsonb, ${url}, 1, 1) returning lesson_id as n`,
    ),
  );
const campaignWith = async (url: string): Promise<number> =>
  Number(
    await one(
      sql`insert into campaigns (org_id, name, about, cover, created_at, updated_at) values (${org.org}, 'Safety', ${`<img src="${url}">`}, ${url}, 1, 1) returning campaign_id as n`,
    ),
  );
const imageField = (name: string) =>
  run(sql`insert into fields (org_id, name, label, type, created_at, updated_at) values (${org.org}, ${name}, ${name}, 'image', 1, 1)`);
const usesOf = async (id: FileId) =>
  (await given(files.uses(id))).uses.map(({ kind, id: record, name, href }) => [kind, record, name, href]);

describe("the uses of a file", () => {
  it("should be records of every type that hold its address, by whatever name and host", async () => {
    const file = await picture("harbor.jpg");
    const other = await picture("other.jpg");
    const renamed = await given(files.update(file.id, { version: 1, filename: "pier.jpg" }));
    const contact = await contactWith(file.url);
    const lesson = await lessonWith(renamed.url);
    const campaign = await campaignWith(`https://cdn.example${file.url}`);
    await run(sql`update users set photo = ${renamed.url} where user_id = ${org.admin.user}`);
    await run(sql`update orgs set theme = jsonb_build_object('logo', ${file.url}::text) where org_id = ${org.org}`);
    await run(
      sql`insert into tasks (org_id, name, slug_name, resources, created_at, updated_at) values (${org.org}, 'Print it', 'print_it', ${JSON.stringify([{ type: "url", value: file.url }])}::jsonb, 1, 1)`,
    );
    await contactWith(other.url);
    const uses = await usesOf(file.id);
    expect(uses).toEqual(
      expect.arrayContaining([
        ["contact", String(contact), "Ada Lind", `/ui/contacts/${contact}`],
        ["lesson", String(lesson), "Mooring", `/ui/lessons/edit/${lesson}`],
        ["campaign", String(campaign), "Safety", null],
        ["user", String(org.admin.user), `admin uses${orgs}`, null],
        ["org", String(org.org), `Org uses${orgs}`, null],
        ["task", expect.any(String), "Print it", expect.stringMatching(/^\/ui\/tasks\/print_it_\d+$/)],
      ]),
    );
    expect(uses).toHaveLength(6);
  });

  it("should include picture fields of contacts, and no records in the bin or of other organisations", async () => {
    const file = await picture("portrait.jpg");
    await imageField("portrait");
    const contact = await contactWith(null, { portrait: file.url });
    const gone = await contactWith(file.url);
    await run(sql`update contacts set deleted_at = 5 where con_id = ${gone}`);
    const elsewhere = await seedOrg(server.database, `elsewhere${orgs}`);
    await run(
      sql`insert into contacts (org_id, first_name, photo, created_at, updated_at) values (${elsewhere.org}, 'Eve', ${file.url}, 1, 1)`,
    );
    expect(await usesOf(file.id)).toEqual([["contact", String(contact), "Ada Lind", `/ui/contacts/${contact}`]]);
  });

  it("should include the look of a portal, also of a closed one, shown to administrators", async () => {
    const file = await picture("portal.jpg");
    await run(sql`update portals set theme = jsonb_build_object('logo', ${file.url}::text), closed_at = 5 where pid = ${org.pid}`);
    expect(await given(files.uses(file.id))).toEqual({ uses: [], hidden: 1 });
    files = makeFilesHttp(await server.callerOf(org.admin));
    expect(await usesOf(file.id)).toEqual([["portal", org.pid, `Academy uses${orgs}`, "/ui/settings/other/portal"]]);
  });

  it("should include only the number of records that the caller may not see", async () => {
    const plain = await seedOrg(server.database, `plain${orgs}`);
    org = plain;
    files = makeFilesHttp(await server.callerOf(plain.user));
    const file = await picture("seen.jpg");
    await lessonWith(file.url);
    await contactWith(file.url);
    await run(sql`update users set photo = ${file.url} where user_id = ${plain.owner.user}`);
    expect(await given(files.uses(file.id))).toEqual({ uses: [expect.objectContaining({ kind: "user" })], hidden: 2 });
  });
});

describe("a file that takes the place of another", () => {
  it("should replace it in every record with the next version, be in the audit log, and be undone in the same records", async () => {
    const [from, to] = [await picture("from.jpg"), await picture("to.jpg")];
    const lesson = await lessonWith(from.url);
    const contact = await contactWith(from.url);
    const before = await contactWith(to.url, {}, "Already");
    const replaced = await given(files.replaceEverywhere(from.id, to.id));
    expect(replaced).toEqual({ replaced: 2, records: expect.arrayContaining([`lesson:${lesson}`, `contact:${contact}`]) });
    expect(await usesOf(from.id)).toEqual([]);
    expect((await usesOf(to.id)).map(([kind, id]) => `${kind}:${id}`).toSorted()).toEqual(
      [`lesson:${lesson}`, `contact:${contact}`, `contact:${before}`].toSorted(),
    );
    const text = String(await one(sql`select items::text as n from lessons where lesson_id = ${lesson}`));
    expect(text.split(to.url)).toHaveLength(3);
    expect(text).toContain(`${to.url}?w=640`);
    expect(await one(sql`select version as n from lessons where lesson_id = ${lesson}`)).toBe(2);
    expect(await one(sql`select version as n from contacts where con_id = ${contact}`)).toBe(2);
    const audit = await one(
      sql`select jsonb_agg(jsonb_build_array(action, object_type, before, after) order by action) as n from audit where org_id = ${org.org} and object_id in (${String(lesson)}, ${String(from.id)}) and action in ('lesson.update', 'file.replace')`,
    );
    expect(audit).toEqual([
      ["file.replace", "file", null, { by: to.id, records: 2 }],
      ["lesson.update", "lesson", { file: "from.jpg" }, { file: "to.jpg" }],
    ]);
    expect((await given(files.replaceEverywhere(to.id, from.id, replaced.records))).replaced).toBe(2);
    expect((await usesOf(to.id)).map(([kind, id]) => `${kind}:${id}`)).toEqual([`contact:${before}`]);
    expect((await usesOf(from.id)).map(([kind]) => kind).toSorted()).toEqual(["contact", "lesson"]);
  });

  it("should move the uses of merged duplicates and send these to the bin", async () => {
    const sha256 = "cd".repeat(32);
    const [kept, twin] = [await picture("kept.jpg", sha256), await picture("twin.jpg", sha256)];
    const lesson = await lessonWith(twin.url);
    expect(await given(files.mergeDuplicates(kept.id, [Number(twin.id)]))).toMatchObject({ id: kept.id });
    expect((await usesOf(kept.id)).map(([, id]) => id)).toEqual([String(lesson)]);
    expect((await given(files.get(twin.id))).deleted_at).toBe(clock.now());
  });

  it("should not be one that the caller does not see", async () => {
    const file = await picture("mine.jpg");
    const theirs = makeFilesHttp(await server.callerOf(org.admin));
    const hidden = await given(theirs.create({ upload: await finishedUpload(server.database, org.admin, "theirs.jpg") }));
    expect(await refusal(files.replaceEverywhere(file.id, hidden.id))).toMatchObject({ tag: "not-found" });
    expect(await refusal(files.replaceEverywhere(hidden.id, file.id))).toMatchObject({ tag: "not-found" });
    expect(await refusal(files.uses(hidden.id))).toMatchObject({ tag: "not-found" });
  });
});
