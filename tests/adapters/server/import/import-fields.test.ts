import { sql } from "kysely";
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NewField } from "../../../../core/fields/field-schema.model.ts";
import { secretMask } from "../../../../core/fields/secret.rule.ts";
import { firstOptions } from "../../../../core/import/import-mapping.model.ts";
import type { Reply } from "../client.ts";
import { type ImportSession, openImportSession, type Owner } from "./import-session.ts";

let desk: ImportSession;
beforeAll(async () => {
  desk = await openImportSession();
});
afterAll(() => desk.close());

const day = 86_400;
const own: readonly NewField[] = [
  { label: "Years", type: "int" },
  { label: "Remote", type: "bool" },
  { label: "Job", type: "string" },
  { label: "About", type: "textarea" },
  { label: "Desk mail", type: "email" },
  { label: "Birthday", type: "date" },
  { label: "Next review", type: "time" },
  { label: "Skills", type: "list", values: ["Sales", "Service"] },
  { label: "Recruited by", type: "related_contacts" },
  { label: "Portrait", type: "image" },
  { label: "Badge", type: "id_number" },
  { label: "Tax number", type: "secret", access: "admin" },
];

const withFields = async (fields: readonly NewField[] = own): Promise<Owner> => {
  const owner = await desk.freshOrg();
  await desk.database.asSystem(({ db }) => sql`update orgs set timezone = 'America/New_York' where org_id = ${owner.org.org}`.execute(db));
  for (const field of fields) expect((await owner.client.post("/api/fields", field)).status).toBe(200);
  return owner;
};

const header = "First name,Email,Years,Remote,Job,About,Desk mail,Birthday,Next review,Skills,Recruited by,Portrait,Badge,Tax number";
const file = [
  header,
  "Ada,ada@mail.example,12,yes,Pilot,Likes boats,desk@mail.example,03/04/1990,2026-08-01 09:30,sales; Service,,https://pictures.example/ada.png,HL-1,TAX-ADA-1",
  'Bo,bo@mail.example,"1,200",no,Trainer,,,,,,Ada,,,TAX-BO-2',
  "Cy,cy@mail.example,,,,,,,,,bo@mail.example,,,",
].join("\n");

const rowsOf = async (owner: Owner, id: number, decision: string): Promise<Reply> =>
  owner.client.get(`/api/contacts/import/${id}/rows?decision=${decision}`);
const everything = async (table: string, owner: Owner): Promise<string> =>
  (
    await desk.database.asSystem(({ db }) =>
      sql<{
        all: string | null;
      }>`select string_agg(t::text, ' ') as all from ${sql.table(table)} t where org_id = ${owner.org.org}`.execute(db),
    )
  ).rows[0]?.all ?? "";
const undo = async (owner: Owner, id: number): Promise<void> => {
  await owner.client.post(`/api/contacts/import/${id}/undo`);
  await desk.runner().runDue();
};

describe("importing into custom fields", () => {
  it("should fill a field of every type, found by its label, and undo it all", async () => {
    const owner = await withFields();
    const done = await owner.imported(file, { date_order: "mdy" });
    expect(done.mapping).toEqual([
      "first_name",
      "email",
      ...[
        "years",
        "remote",
        "job",
        "about",
        "desk_mail",
        "birthday",
        "next_review",
        "skills",
        "recruited_by",
        "portrait",
        "badge",
        "tax_number",
      ].map((name) => `field:${name}`),
    ]);
    expect(done.counts).toEqual({ total: 3, created: 3, updated: 0, skipped: 0, failed: 0 });
    const { rows } = await desk.database.asSystem(({ db }) =>
      sql<{
        con_id: number;
        fields: object;
      }>`select con_id, fields from contacts where org_id = ${owner.org.org} and deleted_at is null order by con_id`.execute(db),
    );
    const [ada, bo] = rows.map(({ con_id }) => con_id);
    expect(rows.map(({ fields }) => fields)).toEqual([
      {
        years: 12,
        remote: true,
        job: "Pilot",
        about: "Likes boats",
        desk_mail: ["desk@mail.example"],
        birthday: "1990-03-04",
        next_review: Date.UTC(2026, 7, 1, 13, 30) / 1000,
        skills: ["Sales", "Service"],
        portrait: "https://pictures.example/ada.png",
        badge: "HL-1",
        tax_number: secretMask,
      },
      { years: 1200, remote: false, job: "Trainer", recruited_by: [ada], tax_number: secretMask },
      { recruited_by: [bo] },
    ]);
    expect((await owner.imported(file, { date_order: "mdy" })).counts).toMatchObject({ created: 0, updated: 0, skipped: 3 });
    await undo(owner, done.id);
    expect(await owner.get(done.id)).toMatchObject({ state: "undone", undo: { reversed: 3, kept: 0, impossible: 0 } });
    expect(await owner.people()).toEqual([]);
  });

  it("should preview the changes of every row, lists by their labels and contacts by their names", async () => {
    const owner = await withFields();
    const planned = await owner.planned(file, { date_order: "mdy" });
    expect((await rowsOf(owner, planned.id, "create")).body).toMatchObject({
      results: [
        {
          changes: expect.arrayContaining([
            { field: "field:next_review", from: "", to: "2026-08-01 09:30" },
            { field: "field:skills", from: "", to: "Sales, Service" },
          ]),
        },
        { changes: expect.arrayContaining([{ field: "field:recruited_by", from: "", to: "Ada" }]) },
        { changes: expect.arrayContaining([{ field: "field:recruited_by", from: "", to: "Bo" }]) },
      ],
    });
  });

  it("should report values that a field cannot hold by reason and column", async () => {
    const owner = await withFields();
    const bad = [
      "First name,Email,Years,Remote,Birthday,Skills,Recruited by,Portrait,Badge",
      "A,a@b.example,many,,,,,,",
      "B,b@b.example,,perhaps,,,,,",
      "C,c@b.example,,,31/31/2026,,,,",
      "D,d@b.example,,,,Sales; Juggling,,,",
      "E,e@b.example,,,,,Nobody Known,,",
      "F,f@b.example,,,,,,javascript:x,",
      "G,g@b.example,,,,,,,not a badge!",
    ].join("\n");
    const { plan } = await owner.planned(bad);
    expect(plan?.error).toBe(7);
    expect(plan?.causes.map(({ cause, column, values }) => [cause, column, values[0]?.text])).toEqual([
      ["bad-number", 2, "many"],
      ["bad-flag", 3, "perhaps"],
      ["bad-date", 4, "31/31/2026"],
      ["bad-choice", 5, "Juggling"],
      ["unknown-person", 6, "Nobody Known"],
      ["bad-value", 7, "javascript:x"],
      ["bad-value", 8, "not a badge!"],
    ]);
  });

  it("should find contacts by email, mobile, id and name, refuse ambiguous names, and create no cycle", async () => {
    const owner = await withFields([{ label: "Boss", type: "related_contacts" }]);
    const make = async (contact: object): Promise<number> =>
      Number(Reflect.get(Object((await owner.client.post("/api/contacts", contact)).body), "con_id"));
    const ada = await make({ first_name: "Ada", last_name: "Byron", email: ["ada@a.example"], mobile: ["+12125550101"] });
    await make({ first_name: "Max", email: ["max1@a.example"] });
    await make({ first_name: "Max", email: ["max2@a.example"] });
    const rows = [
      "First name,Email,Boss",
      "P,p@a.example,ADA@a.example",
      "Q,q@a.example,(212) 555-0101",
      `R,r@a.example,${ada}`,
      "S,s@a.example,ada  BYRON",
      "T,t@a.example,Max",
      "Ada,ada@a.example,P",
      "Ada,ada@a.example,Ada Byron",
    ].join("\n");
    const done = await owner.imported(rows);
    expect(done.counts).toMatchObject({ created: 4, updated: 0, failed: 3 });
    expect(done.plan?.causes.map(({ cause }) => cause).toSorted()).toEqual(["loop", "many-people"]);
    expect((await owner.people()).slice(-4).map(({ fields }) => fields)).toEqual([
      { boss: [ada] },
      { boss: [ada] },
      { boss: [ada] },
      { boss: [ada] },
    ]);
  });

  it("should fix choices for all rows at once: replaced, skipped, or added to the field, which keeps them after an undo", async () => {
    const owner = await withFields();
    const planned = await owner.planned(
      "First name,Email,Skills\nA,a@b.example,Sales; Juggling\nB,b@b.example,Juggling\nC,c@b.example,Diving; Service\nD,d@b.example,Chess",
    );
    const replan = async (body: object) => {
      expect((await owner.client.put(`/api/contacts/import/${planned.id}`, body)).status).toBe(200);
      await owner.client.post(`/api/contacts/import/${planned.id}/plan`);
      await desk.runner().runDue();
      return (await owner.get(planned.id)).plan;
    };
    expect(await replan({ fixes: [{ column: 2, from: "Juggling", to: "service" }] })).toMatchObject({ create: 2, error: 2 });
    expect(
      await replan({
        fixes: [
          { column: 2, from: "Juggling", to: "service" },
          { column: 2, from: "Chess", to: "" },
        ],
      }),
    ).toMatchObject({ create: 3, error: 1 });
    const added = await owner.client.post(`/api/contacts/import/${planned.id}/options`, { column: 2, options: ["Diving", "sales", " "] });
    expect(added.body).toMatchObject({ state: "mapping", made: { fields: [], options: [{ field: "Skills", labels: ["Diving"] }] } });
    expect(await replan({})).toMatchObject({ create: 4, error: 0 });
    await owner.client.post(`/api/contacts/import/${planned.id}/run`);
    await desk.runner().runDue();
    expect((await owner.people()).map(({ fields }) => fields)).toEqual([
      { skills: ["Sales", "Service"] },
      { skills: ["Service"] },
      { skills: ["Diving", "Service"] },
      {},
    ]);
    await undo(owner, planned.id);
    expect((await owner.client.get("/api/fields")).body).toMatchObject({
      fields: expect.arrayContaining([expect.objectContaining({ name: "skills", values: ["Sales", "Service", "Diving"] })]),
    });
  });

  it("should leave every invalid cell of a column empty by the option, without losing a row", async () => {
    const owner = await withFields();
    const done = await owner.imported("First name,Email,Years,Recruited by\nA,a@b.example,many,\nB,b@b.example,4,Nobody", {
      lenient: [2, 3],
    });
    expect(done.counts).toMatchObject({ created: 2, failed: 0 });
    expect((await owner.people()).map(({ fields }) => fields)).toEqual([{}, { years: 4 }]);
  });

  it("should create a field from a column, and keep it when the import is undone", async () => {
    const owner = await withFields([]);
    const { id } = await owner.upload("First name,Email,Shoe size\nA,a@b.example,43");
    const mapped = await owner.client.post(`/api/contacts/import/${id}/fields`, { column: 2, field: { label: "Shoe size", type: "int" } });
    expect(mapped.body).toMatchObject({ mapping: ["first_name", "email", "field:shoe_size"], made: { fields: ["Shoe size"] } });
    expect((await owner.client.post(`/api/contacts/import/${id}/fields`, { column: 9, field: { label: "X", type: "int" } })).status).toBe(
      422,
    );
    expect((await owner.client.post(`/api/contacts/import/${id}/fields`, { column: 1, field: { label: " ", type: "int" } })).status).toBe(
      422,
    );
    await owner.client.post(`/api/contacts/import/${id}/plan`);
    await desk.runner().runDue();
    await owner.client.post(`/api/contacts/import/${id}/run`);
    await desk.runner().runDue();
    expect((await owner.people())[0]?.fields).toEqual({ shoe_size: 43 });
    await undo(owner, id);
    expect((await owner.client.get("/api/fields")).body).toMatchObject({ fields: [{ name: "shoe_size" }] });
  });
});

describe("secrets in a file", () => {
  it("should be stored in plain text in no table at any step", async () => {
    const owner = await withFields();
    const done = await owner.imported(file, { date_order: "mdy" });
    for (const table of ["imports", "import_plan", "import_rows", "contacts", "audit", "jobs", "contact_secrets"])
      expect(await everything(table, owner), table).not.toMatch(/TAX-ADA|TAX-BO/);
    await owner.imported(
      'First name,Email,Tax number\nAda,ada@mail.example,TAX-ADA-NEW\nBad,not-an-email,TAX-ADA-BAD\nQuote,"open,TAX-ADA-OPEN',
      { existing: "overwrite" },
    );
    for (const table of ["imports", "import_plan", "import_rows", "contacts", "audit", "jobs", "contact_secrets"])
      expect(await everything(table, owner), table).not.toContain("TAX-ADA");
    expect(done.columns.at(-1)).toEqual({ name: "Tax number", samples: [] });
  });

  it("should be replaced, counted as unchanged when they are the same, and be restored when the import is undone", async () => {
    const owner = await withFields();
    await owner.imported(file, { date_order: "mdy" });
    const sealed = async (): Promise<string> => everything("contact_secrets", owner);
    expect(
      (await owner.imported("First name,Email,Tax number\nAda,ada@mail.example,TAX-ADA-1", { existing: "overwrite" })).counts,
    ).toMatchObject({ skipped: 1 });
    const before = await sealed();
    const second = await owner.imported("First name,Email,Tax number\nAda,ada@mail.example,TAX-ADA-NEW\nCy,cy@mail.example,TAX-CY", {
      existing: "overwrite",
    });
    expect(second.counts).toMatchObject({ updated: 2 });
    expect(await sealed()).not.toBe(before);
    await undo(owner, second.id);
    expect(await owner.get(second.id)).toMatchObject({ undo: { reversed: 2 } });
    expect((await owner.people()).map(({ fields }) => Reflect.get(Object(fields), "tax_number"))).toEqual([
      secretMask,
      secretMask,
      undefined,
    ]);
    expect(
      (await owner.imported("First name,Email,Tax number\nAda,ada@mail.example,TAX-ADA-1", { existing: "overwrite" })).counts,
    ).toMatchObject({ skipped: 1 });
  });

  it("should be masked among the failed rows, and change nothing when the mask is imported", async () => {
    const owner = await withFields();
    const done = await owner.imported("First name,Email,Tax number\nBad,not-an-email,TAX-ADA-BAD\nAda,ada@mail.example,TAX-ADA-1");
    const failed = await owner.client.get(`/api/contacts/import/${done.id}/failed.csv`);
    expect(String(failed.body)).toContain(`Bad,not-an-email,${secretMask},Email: Email is invalid`);
    expect(
      (await owner.imported(`First name,Email,Tax number\nAda,ada@mail.example,${secretMask}`, { existing: "overwrite" })).counts,
    ).toMatchObject({ skipped: 1 });
  });
});

describe("fields hidden from a role", () => {
  it("should be no import targets for it, and their values stay hidden in imports of others", async () => {
    const owner = await withFields();
    const done = await owner.imported("First name,Email,Tax number,Job\nAda,ada@mail.example,TAX-ADA-1,Pilot\nBad,nope,TAX-ADA-2,Guide");
    await desk.database.asSystem(({ db }) =>
      sql`update users set flags = '{contacts,import_contacts}' where user_id = ${owner.org.user.user}`.execute(db),
    );
    const user = await desk.server.as(owner.org.user);
    const seen = await user.get(`/api/contacts/import/${done.id}`);
    expect(seen.status).toBe(200);
    expect(JSON.stringify(Reflect.get(Object(seen.body), "targets"))).not.toContain("tax_number");
    const rows = await user.get(`/api/contacts/import/${done.id}/rows?decision=create`);
    expect(JSON.stringify(rows.body)).not.toContain("tax_number");
    expect(String((await user.get(`/api/contacts/import/${done.id}/failed.csv`)).body)).toContain(`Bad,nope,${secretMask},Guide`);
    const mapped = await user.put(`/api/contacts/import/${(await owner.upload("First name,Tax number\nA,1")).id}`, {
      mapping: ["first_name", "field:tax_number"],
    });
    expect(mapped.status).toBe(422);
    expect((await user.post(`/api/contacts/import/${done.id}/fields`, { column: 0, field: { label: "X", type: "int" } })).status).toBe(403);
    expect((await user.post(`/api/contacts/import/${done.id}/options`, { column: 0, options: ["X"] })).status).toBe(403);
  });

  it("should fail an import whose field was deleted after the plan, with the reason", async () => {
    const owner = await withFields();
    const planned = await owner.planned("First name,Email,Job\nAda,ada@mail.example,Pilot");
    const fields: { readonly fields: readonly { readonly id: number; readonly name: string }[] } = JSON.parse(
      JSON.stringify((await owner.client.get("/api/fields")).body),
    );
    await owner.client.delete(`/api/fields/${fields.fields.find(({ name }) => name === "job")?.id ?? 0}`);
    await owner.client.post(`/api/contacts/import/${planned.id}/run`);
    await desk.runner().runDue();
    expect(await owner.get(planned.id)).toMatchObject({ state: "failed", problem: expect.stringContaining("no longer there") });
    expect(await owner.people()).toEqual([]);
  });
});

describe("files of imports", () => {
  it("should be deleted after 30 days, with their samples and the rows' values; the results are kept", async () => {
    const owner = await withFields();
    const done = await owner.imported("First name,Email\nAda,ada@tidy.example\nBad,bad.tidy.example");
    const idle = await owner.planned("First name,Email\nEve,eve@tidy.example");
    expect(done).toMatchObject({ file_gone: false, file_until: desk.server.clock.now() + 30 * day });
    desk.server.clock.advance(30 * day - 60);
    await desk.runner().runDue();
    const late = { ...owner, client: await desk.server.as(owner.org.owner) };
    const get = async (id: number) => (await late.client.get(`/api/contacts/import/${id}`)).body;
    expect(await get(done.id)).toMatchObject({ file_gone: false });
    desk.server.clock.advance(2 * 3600);
    await desk.runner().runDue();
    expect(await get(done.id)).toMatchObject({ file_gone: true, state: "done", counts: { created: 1, failed: 1 } });
    for (const table of ["imports", "import_plan", "import_rows"])
      expect(await everything(table, owner), table).not.toMatch(/tidy\.example|Ada/);
    expect((await late.client.get(`/api/contacts/import/${done.id}/failed.csv`)).status).toBe(404);
    expect((await late.client.post(`/api/contacts/import/${idle.id}/plan`)).body).toMatchObject({
      errors: { import: [expect.stringContaining("choose it again")] },
    });
    const names = await desk.database.asSystem(({ db }) =>
      sql<{ file: string }>`select file_id::text as file from imports where org_id = ${owner.org.org}`.execute(db),
    );
    const kept = readdirSync(desk.files());
    for (const { file: gone } of names.rows) expect(kept).not.toContain(`${gone}.data`);
  });

  it("should be deleted after a day if they contain secrets, and leave the import undoable", async () => {
    const owner = await withFields();
    const done = await owner.imported("First name,Email,Tax number\nAda,ada@mail.example,TAX-ADA-1");
    expect(done.file_until).toBe(desk.server.clock.now() + day);
    desk.server.clock.advance(day + 3600);
    await desk.runner().runDue();
    const client = await desk.server.as(owner.org.owner);
    expect((await client.get(`/api/contacts/import/${done.id}`)).body).toMatchObject({ file_gone: true });
    await client.post(`/api/contacts/import/${done.id}/undo`);
    await desk.runner().runDue();
    expect((await client.get(`/api/contacts/import/${done.id}`)).body).toMatchObject({ state: "undone", undo: { reversed: 1 } });
  });
});

describe("corrected values of an import", () => {
  it("should be kept for other columns when one is mapped to another field", async () => {
    const owner = await withFields();
    const { id } = await owner.upload("First name,Email,Job,Years\nA,a@b.example,x,y");
    await owner.client.put(`/api/contacts/import/${id}`, {
      fixes: [
        { column: 2, from: "x", to: "Pilot" },
        { column: 3, from: "y", to: "7" },
      ],
      options: { ...firstOptions, lenient: [2] },
    });
    const changed = await owner.client.put(`/api/contacts/import/${id}`, {
      mapping: ["first_name", "email", "field:about", "field:years"],
    });
    expect(changed.body).toMatchObject({ fixes: [{ column: 3 }], options: { lenient: [] } });
  });
});
