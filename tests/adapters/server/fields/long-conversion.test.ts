import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { conversionJobs } from "../../../../adapters/server/fields/convert-field.job.ts";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { sealerOf } from "../../../../adapters/server/storage/sealer.ts";
import type { Client, Reply } from "../client.ts";
import type { TestServer } from "../harness.ts";
import { testConfig } from "../test-config.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("long_conversion");
});
afterAll(() => engines.close());

const many = 2_100;
const ok = (reply: Reply): ReturnType<typeof Object> => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return Object(reply.body);
};

describe.each(["pglite", "postgres"] as const)("A conversion of many values on %s", (engine) => {
  let server: TestServer;
  let org: TestOrg;
  let owner: Client;
  let field: { readonly id: number };
  const warn = (message: string, error: unknown): never => {
    throw new Error(`${message}: ${String(error)}`);
  };
  const run = (): Promise<number> =>
    makeJobRunner({ database: server.database, clock: server.clock, warn }, conversionJobs(sealerOf(testConfig))).runDue();
  const values = async (): Promise<readonly unknown[]> =>
    (
      await server.database.inOrg(org.org, ({ db }) =>
        sql<{
          v: unknown;
        }>`select fields -> 'size' as v from contacts where org_id = ${org.org} and create_key is null and fields ? 'size' order by con_id`.execute(
          db,
        ),
      )
    ).rows.map(({ v }) => v);
  const schema = async () => ok(await owner.get("/api/fields")).fields.find(({ id }: { readonly id: number }) => id === field.id);
  const jobs = async () => ok(await owner.get("/api/jobs"));

  beforeAll(async () => {
    server = engines[engine].server;
    org = await seedOrg(server.database, `long-${engine}`);
    owner = await server.as(org.owner);
    field = ok(await owner.post("/api/fields", { label: "Size", type: "string" }));
    await server.database.inOrg(org.org, ({ db }) =>
      sql`
      insert into contacts (org_id, first_name, last_name, email, mobile, fields, created_at, updated_at)
      select ${org.org}, 'P' || n, 'Q', '{}', '{}', jsonb_build_object('size', case when n % 100 = 0 then 'large' else n::text end), 1, 1 from generate_series(1, ${many}) n`.execute(
        db,
      ),
    );
  });

  it("should block no request: the field keeps its type and values until all are converted", async () => {
    expect(await owner.post(`/api/fields/${field.id}/convert`, { to: "int", confirmed: false })).toMatchObject({
      status: 409,
      body: { data: { total: many, refused: 21 } },
    });
    expect(ok(await owner.post(`/api/fields/${field.id}/convert`, { to: "int", confirmed: true }))).toMatchObject({
      type: "string",
      editable: false,
    });
    expect(await owner.post(`/api/fields/${field.id}/convert`, { to: "int", confirmed: true })).toMatchObject({ status: 409 });
    expect(await owner.delete(`/api/fields/${field.id}`)).toMatchObject({ status: 409 });
    expect(await owner.post("/api/contacts", { first_name: "Late", fields: { size: "1" } })).toMatchObject({ status: 422 });
    expect(await run()).toBe(1);
    expect(await schema()).toMatchObject({ type: "int", editable: true });
    const converted = await values();
    expect(converted).toHaveLength(many - 21);
    expect(converted.slice(0, 3)).toEqual([1, 2, 3]);
    expect((await jobs())[0]).toMatchObject({
      kind: "fields.convert",
      subject: "Size",
      state: "done",
      result: { converted: many - 21, emptied: 21 },
    });
    expect(ok(await owner.get("/api/audit?action=field.convert")).entries[0]).toMatchObject({ actor: { kind: "job", id: org.owner.user } });
  });

  it("should be undone from the jobs tray, with every original value", async () => {
    const [done] = await jobs();
    ok(await owner.post(`/api/jobs/${done.id}/undo`));
    expect(await run()).toBe(2);
    expect(await schema()).toMatchObject({ type: "string", editable: true });
    const back = await values();
    expect(back).toHaveLength(many);
    expect(back.slice(98, 101)).toEqual(["99", "large", "101"]);
  });

  it("should restore the converted values when it is stopped", async () => {
    ok(await owner.post(`/api/fields/${field.id}/convert`, { to: "int", confirmed: true }));
    const [begun] = await jobs();
    ok(await owner.post(`/api/jobs/${begun.id}/cancel`));
    await run();
    expect((await jobs()).find(({ id }: { readonly id: number }) => id === begun.id)).toMatchObject({ state: "cancelled" });
    expect(await schema()).toMatchObject({ type: "string", editable: true });
    expect((await values()).slice(98, 101)).toEqual(["99", "large", "101"]);
  });
});
