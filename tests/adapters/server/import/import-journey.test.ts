import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Reply } from "../client.ts";
import { type ImportSession, openImportSession } from "./import-session.ts";

let desk: ImportSession;
beforeAll(async () => {
  desk = await openImportSession();
});
afterAll(() => desk.close());

const text = (reply: Reply): string => String(reply.body);

const file = [
  "First name,Surname,E-mail,Phone,Tags",
  "Ada,Lovelace,ada@mail.example,(212) 555-0101,vip; math",
  "Alan,Turing,not-an-email,2125550102,",
  "Grace,Hopper,grace@mail.example,,navy",
  ",,,,",
  "Ada,Byron,ada@mail.example,,poet",
].join("\r\n");

describe("importing a file", () => {
  it("should detect the file's format, its columns and what they seem to fill [G32]", async () => {
    const owner = await desk.freshOrg();
    const found = await owner.upload(file);
    expect(found).toMatchObject({
      state: "mapping",
      filename: "people.csv",
      layout: { kind: "csv", encoding: "utf-8", delimiter: ",", has_header: true },
      mapping: ["first_name", "last_name", "email", "mobile", "tags"],
    });
    expect(found.columns[0]).toEqual({ name: "First name", samples: ["Ada", "Alan", "Grace", "Ada"] });
  });

  it("should plan every row before any change, with the reasons of those that fail", async () => {
    const owner = await desk.freshOrg();
    const planned = await owner.planned(file);
    expect(planned).toMatchObject({ state: "planned", plan: { total: 4, create: 2, update: 1, skip: 0, error: 1 } });
    expect(planned.plan?.causes).toEqual([
      { cause: "bad-email", column: 2, count: 1, first_row: 3, values: [{ text: "not-an-email", count: 1 }] },
    ]);
    const updates = await owner.client.get(`/api/contacts/import/${planned.id}/rows?decision=update`);
    expect(updates.body).toMatchObject({
      count: 1,
      results: [{ row: 6, who: "Ada Byron", changes: [{ field: "tags", from: "vip, math", to: "vip, math, poet" }] }],
    });
    expect(await owner.people()).toEqual([]);
  });

  it("should apply a correction of an invalid value to all rows", async () => {
    const owner = await desk.freshOrg();
    const planned = await owner.planned(file);
    await owner.client.put(`/api/contacts/import/${planned.id}`, { fixes: [{ column: 2, from: "not-an-email", to: "alan@mail.example" }] });
    await owner.client.post(`/api/contacts/import/${planned.id}/plan`);
    await desk.runner().runDue();
    expect((await owner.get(planned.id)).plan).toMatchObject({ create: 3, update: 1, error: 0 });
  });

  it("should create, update, and return the failed rows with their reason; the counts add up", async () => {
    const owner = await desk.freshOrg();
    const done = await owner.imported(file, { tags: ["Imported"] });
    expect(done).toMatchObject({ state: "done", counts: { total: 4, created: 2, updated: 1, skipped: 0, failed: 1 }, problem: null });
    expect(await owner.people()).toEqual([
      {
        first_name: "Ada",
        last_name: "Lovelace",
        email: ["ada@mail.example"],
        mobile: ["+12125550101"],
        tags: ["vip", "math", "imported", "poet"],
        fields: {},
      },
      { first_name: "Grace", last_name: "Hopper", email: ["grace@mail.example"], mobile: [], tags: ["navy", "imported"], fields: {} },
    ]);
    const failed = await owner.client.get(`/api/contacts/import/${done.id}/failed.csv`);
    expect(failed.headers["content-disposition"]).toContain('filename="people-failed.csv"');
    expect(text(failed)).toBe(
      "\ufeffFirst name,Surname,E-mail,Phone,Tags,_error\r\nAlan,Turing,not-an-email,2125550102,,E-mail: Email is invalid\r\n",
    );
  });

  it("should return failed rows with the file's delimiter, with all errors of each", async () => {
    const owner = await desk.freshOrg();
    const done = await owner.imported(
      'First name;E-mail;Phone\nAda;nope;call me\n"Bo; jr";bo@mail;\n=Cy;cy@mail.example;+44-20-7946-0000\nDi;di@mail.example;+44 (20) 7946.0001\n',
    );
    expect(done.counts).toMatchObject({ created: 2, failed: 2 });
    expect((await owner.people()).map(({ first_name, mobile }) => [first_name, ...mobile])).toEqual([
      ["=Cy", "+442079460000"],
      ["Di", "+442079460001"],
    ]);
    expect(text(await owner.client.get(`/api/contacts/import/${done.id}/failed.csv`))).toBe(
      '\ufeffFirst name;E-mail;Phone;_error\r\nAda;nope;call me;"E-mail: Email is invalid; Phone: Mobile is invalid"\r\n"Bo; jr";bo@mail;;E-mail: Email is invalid\r\n',
    );
  });

  it("should discard the oldest of more than twenty unfinished imports, and say so", async () => {
    const owner = await desk.freshOrg();
    const ids: number[] = [];
    for (let count = 0; count < 21; count += 1) ids.push((await owner.upload("First name\nAda\n")).id);
    const gone = await Promise.all(ids.map(async (id) => (await owner.get(id)).file_gone));
    expect(gone).toEqual(ids.map((_, at) => at === 0));
    expect((await owner.client.post(`/api/contacts/import/${ids[0]}/plan`)).body).toMatchObject({
      errors: { import: ["The file of this import has been deleted; choose it again."] },
    });
  });

  it("should refuse a file beyond the organisation's storage limit", async () => {
    const owner = await desk.freshOrg();
    const { id } = await owner.upload("First name\nAda\n");
    await desk.database.asSystem(({ db }) => db.updateTable("imports").set({ bytes: 4_294_967_296 }).where("import_id", "=", id).execute());
    const refused = await owner.send("First name\nBo\n");
    expect(refused.status).toBe(413);
    expect(JSON.stringify(refused.body)).toContain("yours come to 4096 MB already");
  });

  it("should change nothing when the same file is imported again", async () => {
    const owner = await desk.freshOrg();
    await owner.imported(file);
    const before = await owner.people();
    expect((await owner.imported(file)).counts).toEqual({ total: 4, created: 0, updated: 0, skipped: 3, failed: 1 });
    expect(await owner.people()).toEqual(before);
  });

  it("should be undone completely within 30 days, except for later edits [G33]", async () => {
    const owner = await desk.freshOrg();
    await owner.client.post("/api/contacts", { first_name: "Grace", email: ["grace@mail.example"] });
    const before = await owner.people();
    const done = await owner.imported(file);
    expect(done.counts).toMatchObject({ created: 1, updated: 2 });
    await owner.client.post(`/api/contacts/import/${done.id}/undo`);
    await desk.runner().runDue();
    expect(await owner.get(done.id)).toMatchObject({ state: "undone", undo: { reversed: 3, kept: 0, impossible: 0 } });
    expect(await owner.people()).toEqual(before);
  });

  it("should keep other users' later edits when it is undone", async () => {
    const owner = await desk.freshOrg();
    const done = await owner.imported(file);
    const list = await owner.client.get("/api/contacts?search=grace");
    const grace = JSON.parse(JSON.stringify(list.body)).results[0];
    await owner.client.put(`/api/contacts/${grace.con_id}`, { version: grace.version, last_name: "Murray" });
    await owner.client.post(`/api/contacts/import/${done.id}/undo`);
    await desk.runner().runDue();
    expect((await owner.get(done.id)).undo).toEqual({ reversed: 2, kept: 1, impossible: 0 });
    expect((await owner.people()).map(({ last_name }) => last_name)).toEqual(["Murray"]);
  });

  it("should refuse the undo after 30 days", async () => {
    const owner = await desk.freshOrg();
    const done = await owner.imported(file);
    desk.server.clock.advance(30 * 86_400);
    const late = await (await desk.server.as(owner.org.owner)).post(`/api/contacts/import/${done.id}/undo`);
    expect(late.status).toBe(422);
  });

  it("should log every contact that it created or changed", async () => {
    const owner = await desk.freshOrg();
    const done = await owner.imported(file);
    const rows = await desk.database.asSystem(({ db }) =>
      db.selectFrom("audit").select(["action", "actor_id", "after"]).where("org_id", "=", owner.org.org).orderBy("audit_id").execute(),
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "import.upload",
      "import.start",
      "contact.create",
      "contact.create",
      "contact.update",
      "import.done",
    ]);
    expect(rows.every(({ actor_id }) => actor_id === owner.org.owner.user)).toBe(true);
    expect(rows[2]?.after).toMatchObject({ first_name: "Ada", import: done.id });
  });

  it("should require the permission, and hide imports of others", async () => {
    const owner = await desk.freshOrg();
    const { id } = await owner.upload(file);
    const user = await desk.server.as(owner.org.user);
    expect((await user.get(`/api/contacts/import/${id}`)).status).toBe(403);
    const stranger = await desk.freshOrg();
    expect((await stranger.client.get(`/api/contacts/import/${id}`)).status).toBe(404);
    expect((await stranger.client.get(`/api/contacts/import/${id}/failed.csv`)).status).toBe(404);
  });

  it("should be undone for contacts that whoever imported does not see any more, and say what is out of reach", async () => {
    const owner = await desk.freshOrg();
    const { org, user } = owner.org.owner;
    await owner.client.post("/api/contacts", { first_name: "Ada", last_name: "King", email: ["ada@mail.example"] });
    const done = await owner.imported(file);
    expect(done).toMatchObject({ counts: { created: 1, updated: 2 } });
    await desk.database.asSystem(({ db }) =>
      db
        .updateTable("users")
        .set({ role: "user", row_rule: "assigned", flags: ["contacts", "add_contacts", "import_contacts"] })
        .where("org_id", "=", org)
        .where("user_id", "=", user)
        .execute(),
    );
    desk.server.clock.advance(2);
    expect((await owner.client.post(`/api/contacts/import/${done.id}/undo`)).status).toBe(200);
    await desk.runner().runDue();
    expect(await owner.get(done.id)).toMatchObject({ state: "undone", undo: { reversed: 1, kept: 0, impossible: 2 } });
    expect((await owner.people()).map(({ first_name }) => first_name)).toEqual(["Ada"]);
  });
});
