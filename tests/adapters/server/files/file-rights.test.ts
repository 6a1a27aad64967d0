import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishFirst } from "../../../../adapters/server/lessons/first-version.store.ts";
import { guestTeam } from "../guest-team.ts";
import { noon } from "../harness.ts";
import { type Person, seedOrg, seedTwoOrgs, type TestOrg } from "../two-orgs.ts";
import { type Library, startLibrary } from "./library.ts";

let library: Library;
let a: TestOrg;
let b: TestOrg;
beforeAll(async () => {
  library = await startLibrary();
  ({ a, b } = await seedTwoOrgs(library.database, { flags: ["contacts", "lessons"] }));
});
afterAll(() => library.close());

const people = ["owner", "admin", "user", "guest", "learner"] as const;
/** Who of an organisation reads a file, by name. */
const readers = async (url: string, of: TestOrg = a): Promise<readonly string[]> => {
  const names: string[] = [];
  for (const name of people) {
    const { status } = await (await library.as(of[name])).get(url);
    expect([200, 404]).toContain(status);
    if (status === 200) names.push(name);
  }
  return names;
};
const statusOf = async (person: Person, url: string): Promise<number> => (await (await library.as(person)).get(url)).status;

/** Moves a file to the bin, or out of it. */
const bin = (file_id: number, deleted_at: number | null = noon) =>
  library.database.asSystem(({ db }) => db.updateTable("files").set({ deleted_at }).where("file_id", "=", file_id).execute());

const times = { created_at: noon, updated_at: noon };
const lessonWith = (url: string, of: TestOrg = a) =>
  library.database.asSystem(async ({ db }) => {
    const { lesson_id } = await db
      .insertInto("lessons")
      .values({
        org_id: of.org,
        uuid: randomUUID(),
        name: "L",
        items: JSON.stringify([{ uuid: randomUUID(), type: "image", values: { url } }]),
        banner_img: null,
        user_id: null,
        deleted_at: null,
        ...times,
      })
      .returning("lesson_id")
      .executeTakeFirstOrThrow();
    await publishFirst({ db }, lesson_id);
    const { campaign_id } = await db
      .insertInto("campaigns")
      .values({ org_id: of.org, name: "C", cover: null, portal_section: null, show_order: null, user_id: null, deleted_at: null, ...times })
      .returning("campaign_id")
      .executeTakeFirstOrThrow();
    const { trigger_id } = await db
      .insertInto("triggers")
      .values({
        org_id: of.org,
        campaign_id,
        lesson_id,
        parent_trigger: null,
        draft: false,
        join_delay: null,
        start_date: null,
        start_at: null,
        timezone: null,
        deleted_at: null,
        ...times,
      })
      .returning("trigger_id")
      .executeTakeFirstOrThrow();
    return { lesson_id, campaign_id, trigger_id };
  });

describe("a file of the library", () => {
  it("should be read by administrators and the member who created it, and by no user of another organisation", async () => {
    const { url } = await library.add({ org: a.org, by: a.user.user });
    expect(await readers(url)).toEqual(["owner", "admin", "user"]);
    expect(await readers(url, b)).toEqual([]);
    expect((await library.stranger().get(url)).status).toBe(401);
  });

  it("should be read by a guest only when a folder above it is shared with their team, and not from the bin", async () => {
    const top = await library.addFolder({ org: a.org });
    const below = await library.addFolder({ org: a.org, parent: top });
    const { id, url } = await library.add({ org: a.org, folder: below });
    const team = await guestTeam(library, a);
    expect(await readers(url)).toEqual(["owner", "admin"]);
    const share = { org_id: a.org, resource: "files/folders", resource_id: top, team_id: team, created_at: noon };
    await library.database.asSystem(({ db }) => db.insertInto("resource_teams").values(share).execute());
    expect(await readers(url)).toEqual(["owner", "admin", "guest"]);
    await bin(id);
    expect(await readers(url)).toEqual(["owner", "admin"]);
    await bin(id, null);
    await library.database.asSystem(({ db }) => db.deleteFrom("resource_teams").where("resource_id", "=", top).execute());
    expect(await readers(url)).toEqual(["owner", "admin"]);
  });

  it("should be read in the bin only by users who see the bin, also when a folder above it is deleted", async () => {
    const { url } = await library.add({ org: a.org, by: a.user.user, deleted: true });
    expect(await readers(url)).toEqual(["owner", "admin", "user"]);
    const top = await library.addFolder({ org: a.org, deleted: true });
    const { url: within } = await library.add({ org: a.org, folder: await library.addFolder({ org: a.org, parent: top }) });
    await library.database.asSystem(({ db }) =>
      db.updateTable("users").set({ photo: within }).where("user_id", "=", a.user.user).execute(),
    );
    expect(await readers(within)).toEqual(["owner", "admin"]);
  });

  it("should be read by users who see a record that uses it, as long as it does", async () => {
    const { url } = await library.add({ org: a.org, mime: "image/png" });
    const photo = (value: string | null) =>
      library.database.asSystem(({ db }) => db.updateTable("users").set({ photo: value }).where("user_id", "=", a.owner.user).execute());
    expect(await readers(url)).toEqual(["owner", "admin"]);
    await photo(url);
    expect(await readers(url)).toEqual(["owner", "admin", "user", "guest"]);
    await photo(null);
    expect(await readers(url)).toEqual(["owner", "admin"]);
  });

  it("should be read by learners as the photo of the user who is assigned to them, and of no other user", async () => {
    const { url } = await library.add({ org: a.org, mime: "image/png" });
    const assign = (user: number) =>
      library.database.asSystem(({ db }) =>
        sql`update contacts set fields = fields || ${JSON.stringify({ assignedUser: [String(user)] })}::jsonb where con_id = ${a.learner.contact}`.execute(
          db,
        ),
      );
    await library.database.asSystem(({ db }) => db.updateTable("users").set({ photo: url }).where("user_id", "=", a.owner.user).execute());
    await assign(a.admin.user);
    expect(await statusOf(a.learner, url)).toBe(404);
    await assign(a.owner.user);
    expect(await statusOf(a.learner, url)).toBe(200);
    await library.database.asSystem(({ db }) => db.updateTable("users").set({ photo: null }).where("user_id", "=", a.owner.user).execute());
    expect(await statusOf(a.learner, url)).toBe(404);
  });

  it("should be read by a guest as the photo of a contact only when they see the contact", async () => {
    const { url } = await library.add({ org: a.org, mime: "image/png" });
    await library.database.asSystem(({ db }) =>
      db.updateTable("contacts").set({ photo: url }).where("con_id", "=", a.learner.contact).execute(),
    );
    expect(await readers(url)).toEqual(["owner", "admin", "user", "learner"]);
  });

  it("should be read by a guest in a lesson or as the cover of a course only when that is shared with their team", async () => {
    const c = await seedOrg(library.database, "guests");
    const { user } = c.guest;
    await library.database.asSystem(({ db }) => sql`update users set flags = '{lessons,campaigns}' where user_id = ${user}`.execute(db));
    const team = await guestTeam(library, c);
    const [image, cover] = [await library.add({ org: c.org, mime: "image/png" }), await library.add({ org: c.org, mime: "image/png" })];
    const { lesson_id, campaign_id } = await lessonWith(image.url, c);
    await library.database.asSystem(({ db }) =>
      db.updateTable("campaigns").set({ cover: cover.url }).where("campaign_id", "=", campaign_id).execute(),
    );
    const read = async () => [await statusOf(c.guest, image.url), await statusOf(c.guest, cover.url)];
    const share = (resource: string, resource_id: number) =>
      library.database.asSystem(({ db }) =>
        db.insertInto("resource_teams").values({ org_id: c.org, resource, resource_id, team_id: team, created_at: noon }).execute(),
      );
    expect(await read()).toEqual([404, 404]);
    await share("lessons", lesson_id);
    expect(await read()).toEqual([200, 404]);
    await share("campaigns", campaign_id);
    expect(await read()).toEqual([200, 200]);
  });

  it("should not be read by another organisation whose records contain its address", async () => {
    const { url } = await library.add({ org: a.org });
    await lessonWith(url, b);
    await library.database.asSystem(({ db }) => db.updateTable("users").set({ photo: url }).where("org_id", "=", b.org).execute());
    expect(await readers(url, b)).toEqual([]);
  });

  it("should be public while it is in the theme of the organisation and not in the bin", async () => {
    const { id, url } = await library.add({ org: a.org, mime: "image/png" });
    const theme = (logo: unknown) =>
      library.database.asSystem(({ db }) =>
        sql`update orgs set theme = ${JSON.stringify({ logo })}::jsonb where org_id = ${a.org}`.execute(db),
      );
    await theme(url);
    expect((await library.stranger().get(url)).status).toBe(200);
    await bin(id);
    expect((await library.stranger().get(url)).status).toBe(401);
    await bin(id, null);
    expect((await library.stranger().get(url)).status).toBe(200);
    await theme(null);
    expect((await library.stranger().get(url)).status).toBe(401);
  });

  it("should be public while it is in the look of an open portal", async () => {
    const { url } = await library.add({ org: a.org, mime: "image/png" });
    const portal = (logo: unknown, closed_at: number | null) =>
      library.database.asSystem(({ db }) =>
        sql`update portals set theme = ${JSON.stringify({ logo })}::jsonb, closed_at = ${closed_at} where pid = ${a.pid}`.execute(db),
      );
    await portal(url, null);
    expect((await library.stranger().get(url)).status).toBe(200);
    await portal(url, noon);
    expect((await library.stranger().get(url)).status).toBe(401);
    await portal(null, null);
    expect((await library.stranger().get(url)).status).toBe(401);
  });
});

describe("a learner", () => {
  it("should read a file of a lesson only while the lesson is open to them and the file is not in the bin", async () => {
    const { id, url } = await library.add({ org: a.org, mime: "image/png" });
    const { campaign_id, trigger_id, lesson_id } = await lessonWith(url);
    expect(await statusOf(a.learner, url)).toBe(404);
    await library.database.asSystem(({ db }) =>
      db.insertInto("course_joins").values({ org_id: a.org, con_id: a.learner.contact, campaign_id, joined_at: noon }).execute(),
    );
    expect(await statusOf(a.learner, url)).toBe(200);
    const change = async (values: {
      readonly release?: "delay" | "immediately";
      readonly join_delay?: number;
      readonly draft?: boolean;
    }) => {
      await library.database.asSystem(({ db }) => db.updateTable("triggers").set(values).where("trigger_id", "=", trigger_id).execute());
      return statusOf(a.learner, url);
    };
    expect(await change({ release: "delay", join_delay: 3 })).toBe(404);
    expect(await change({ release: "immediately", draft: true })).toBe(404);
    expect(await change({ draft: false })).toBe(200);
    await bin(id);
    expect(await statusOf(a.learner, url)).toBe(404);
    await bin(id, null);
    expect(await statusOf(a.learner, url)).toBe(200);
    await library.database.asSystem(({ db }) =>
      db.updateTable("lessons").set({ deleted_at: noon }).where("lesson_id", "=", lesson_id).execute(),
    );
    expect(await statusOf(a.learner, url)).toBe(404);
  });

  it("should read the cover of a live course before joining it", async () => {
    const { url } = await library.add({ org: a.org, mime: "image/png" });
    const { campaign_id } = await lessonWith("");
    await library.database.asSystem(({ db }) =>
      db
        .updateTable("campaigns")
        .set({ cover: url, start_time: noon - 60 })
        .where("campaign_id", "=", campaign_id)
        .execute(),
    );
    expect(await statusOf(a.learner, url)).toBe(200);
    await library.database.asSystem(({ db }) =>
      db
        .updateTable("campaigns")
        .set({ start_time: noon + 60 })
        .where("campaign_id", "=", campaign_id)
        .execute(),
    );
    expect(await statusOf(a.learner, url)).toBe(404);
  });

  it("should read the picture in a field of their own details, unless the field is for staff alone", async () => {
    const { url } = await library.add({ org: a.org, mime: "image/png" });
    await library.database.asSystem(async ({ db }) => {
      await sql`insert into fields (org_id, name, label, type, created_at, updated_at) values (${a.org}, 'portrait', 'Portrait', 'image', 1, 1)`.execute(
        db,
      );
      await sql`update contacts set fields = ${JSON.stringify({ portrait: url })}::jsonb where con_id = ${a.learner.contact}`.execute(db);
    });
    expect(await statusOf(a.learner, url)).toBe(200);
    await library.database.asSystem(({ db }) =>
      sql`update fields set access = 'admin' where org_id = ${a.org} and name = 'portrait'`.execute(db),
    );
    expect(await statusOf(a.learner, url)).toBe(404);
  });

  it("should read their own upload, which staff see with the contact, until it is in the bin", async () => {
    const { id, url } = await library.add({ org: a.org, contact: a.learner.contact });
    expect(await readers(url)).toEqual(["owner", "admin", "user", "learner"]);
    await bin(id);
    expect(await statusOf(a.learner, url)).toBe(404);
    const other = await library.add({ org: b.org, contact: b.learner.contact });
    expect(await statusOf(a.learner, other.url)).toBe(404);
  });
});

describe("an address", () => {
  it("should open nothing when it is guessed or malformed", async () => {
    for (const url of [
      `/media/${randomUUID()}/x.png`,
      "/media/1/x.png",
      "/media/..%2f..%2fpackage.json/x",
      `/media/${randomUUID().toUpperCase()}/x`,
    ])
      expect(await statusOf(a.admin, url)).toBe(404);
  });

  it("should not reach beyond the files that come with the product", async () => {
    const { id, url } = await library.add({ org: a.org });
    for (const location of ["demo/../../../../../package.json", "demo/..", "data/x", "demo/none.mp4", "/etc/passwd"]) {
      await library.database.asSystem(({ db }) =>
        db.updateTable("files").set({ location, sha256: null }).where("file_id", "=", id).execute(),
      );
      expect(await statusOf(a.admin, url)).toBe(404);
    }
  });
});
