import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { Import } from "../../../../core/import/import.model.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { type ImportSession, openImportSession, type Owner } from "../import/import-session.ts";

const job = { label: "Job", type: "string", required: true } as const;

describe.each(["PGlite", "PostgreSQL"] as const)("a required field on %s", (engine) => {
  let desk: ImportSession;
  beforeAll(async () => {
    desk = await openImportSession(
      engine === "PGlite"
        ? undefined
        : makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "required_values"), () => undefined)),
    );
  });
  afterAll(() => desk.close());

  const withJob = async (more: object = {}): Promise<Owner> => {
    const owner = await desk.freshOrg();
    expect((await owner.client.post("/api/fields", { ...job, ...more })).status).toBe(200);
    return owner;
  };
  const ada = { first_name: "Ada", email: ["ada@mail.example"], fields: { job: "Pilot" } };

  it.each([{}, { fields: {} }, { fields: { job: "  " } }, { fields: { job: null } }])(
    "should refuse a new contact without it and name it: %o [A7.18]",
    async (values) => {
      const owner = await withJob();
      expect(await owner.client.post("/api/contacts", { first_name: "Ada", ...values })).toMatchObject({
        status: 422,
        body: { message: "Job is required", errors: { "fields.job": ["Job is required"] } },
      });
      expect(await owner.people()).toEqual([]);
    },
  );

  it("should accept a new contact with it, and refuse to clear it afterwards", async () => {
    const owner = await withJob();
    const made = await owner.client.post("/api/contacts", ada);
    expect(made).toMatchObject({ status: 200, body: { fields: { job: "Pilot" } } });
    const { con_id } = Object(made.body);
    expect(await owner.client.put(`/api/contacts/${con_id}`, { version: 1, fields: { job: null } })).toMatchObject({
      status: 422,
      body: { errors: { "fields.job": ["Job is required"] } },
    });
    expect(await owner.client.put(`/api/contacts/${con_id}`, { version: 1, fields: { job: "Trainer" } })).toMatchObject({
      status: 200,
      body: { fields: { job: "Trainer" } },
    });
  });

  it("should allow editing contacts that never had it", async () => {
    const owner = await desk.freshOrg();
    const { con_id } = Object((await owner.client.post("/api/contacts", { first_name: "Ada" })).body);
    await owner.client.post("/api/fields", job);
    expect(await owner.client.put(`/api/contacts/${con_id}`, { version: 1, last_name: "Reed", fields: { job: null } })).toMatchObject({
      status: 200,
      body: { name: "Ada Reed" },
    });
  });

  it.each([{ form_hidden: true }, { is_event: true }, { editable: false }])(
    "should not be required where no form shows it: %o",
    async (more) => {
      const owner = await withJob(more);
      expect((await owner.client.post("/api/contacts", { first_name: "Ada" })).status).toBe(200);
    },
  );

  it("should not be required of users who cannot see it", async () => {
    const owner = await withJob({ access: "admin" });
    await desk.database.asSystem(({ db }) =>
      sql`update users set flags = '{contacts,add_contacts}' where user_id = ${owner.org.user.user}`.execute(db),
    );
    const user = await desk.server.as(owner.org.user);
    expect((await user.post("/api/contacts", { first_name: "Ada" })).status).toBe(200);
    expect((await owner.client.post("/api/contacts", { first_name: "Bo" })).status).toBe(422);
  });

  it("should fail an import's row without it with its name, and leave existing contacts unchanged", async () => {
    const owner = await withJob();
    await owner.client.post("/api/contacts", ada);
    const done = await owner.imported(
      "First name,Surname,Email,Job\nAda,Reed,ada@mail.example,\nBo,Quill,bo@mail.example,\nCy,Inkwell,cy@mail.example,Trainer",
    );
    expect(done.plan).toMatchObject({
      create: 1,
      update: 1,
      error: 1,
      causes: [{ cause: "required", column: null, first_row: 3, values: [{ text: "Job", count: 1 }] }],
    });
    expect(done.counts).toEqual({ total: 3, created: 1, updated: 1, skipped: 0, failed: 1 });
    expect((await owner.client.get(`/api/contacts/import/${done.id}/failed.csv`)).body).toContain(
      'Bo,Quill,bo@mail.example,,"Job: Required, but empty"',
    );
    expect((await owner.people()).map(({ first_name, fields }) => ({ first_name, fields }))).toEqual([
      { first_name: "Ada", fields: { job: "Pilot" } },
      { first_name: "Cy", fields: { job: "Trainer" } },
    ]);
  });

  it("should be kept by a bulk action that clears it, which counts the contacts as refused", async () => {
    const owner = await withJob();
    const { con_id } = Object((await owner.client.post("/api/contacts", ada)).body);
    const planned = await owner.client.post("/api/contacts/bulk", {
      key: crypto.randomUUID(),
      action: { do: "clear", field: "fields.job" },
      selection: { of: "chosen", ids: [con_id] },
    });
    expect(planned).toMatchObject({
      status: 200,
      body: { plan: { counts: { changed: 0, refused: 1 }, causes: [{ cause: "required", count: 1 }] } },
    });
    expect((await owner.people())[0]?.fields).toEqual({ job: "Pilot" });
  });

  it("should let an import create no contact for users who may not add contacts, with a reason per row", async () => {
    const owner = await desk.freshOrg();
    await owner.client.post("/api/contacts", { first_name: "Ada", email: ["ada@mail.example"] });
    await desk.database.asSystem(({ db }) =>
      sql`update users set flags = '{contacts,import_contacts}' where user_id = ${owner.org.user.user}`.execute(db),
    );
    const user = await desk.server.as(owner.org.user);
    const sent = await user.postFile(
      "/api/contacts/import?filename=people.csv",
      "First name,Surname,Email\nAda,Reed,ada@mail.example\nBo,Quill,bo@mail.example",
    );
    if (!Import.is(sent.body)) throw new Error(`Answered ${sent.status}: ${JSON.stringify(sent.body)}`);
    const path = `/api/contacts/import/${sent.body.id}`;
    for (const step of ["plan", "run"]) {
      expect((await user.post(`${path}/${step}`)).status).toBe(200);
      await desk.runner().runDue();
    }
    expect((await user.get(path)).body).toMatchObject({
      state: "done",
      counts: { created: 0, updated: 1, failed: 1 },
      plan: { create: 0, update: 1, causes: [{ cause: "may-not-add", count: 1 }] },
    });
    expect((await user.get(`${path}/failed.csv`)).body).toContain("you may not add contacts");
    expect((await owner.people()).map(({ last_name }) => last_name)).toEqual(["Reed"]);
  });
});
