import { sql } from "kysely";
import { readdirSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { CliHost } from "../../../../adapters/cli/cli.host.ts";
import { registry } from "../../../../adapters/cli/registry.ts";
import { run } from "../../../../adapters/cli/run.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { openDatabase } from "../../../../adapters/server/storage/open-database.ts";
import { asAdministrator, freshDatabase, makeRoles } from "../../../setup/postgres.ts";

const migrations = new URL("../../../../adapters/server/storage/migrations/", import.meta.url);

let url = "";
const opened: Database[] = [];
let admin: pg.Client;
beforeAll(async () => {
  url = await freshDatabase(inject("postgresUrl"), "database_roles", "template1");
  admin = new pg.Client({ connectionString: asAdministrator(url) });
  await admin.connect();
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await admin.end();
});

const open = async (login: string): Promise<Database> => {
  const database = await openDatabase(
    { databaseUrl: Object.assign(new URL(url), { username: login }).href, dataFolder: "" },
    () => undefined,
  );
  opened.push(database);
  return database;
};

const printed = async (
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly text: string }> => {
  const lines: string[] = [];
  const host: CliHost = {
    out: async (text) => void lines.push(text),
    say: (line) => void lines.push(line),
    input: (async function* () {})(),
    env,
    watched: false,
  };
  const code = await run(args, registry, host, async () => "test");
  return { code, text: lines.join("\n") };
};

describe("the roles on a PostgreSQL server", () => {
  it.each([
    ["may create roles", "createrole", "may create roles"],
    ["is a superuser", "superuser", "is a superuser"],
    ["is not bound by row-level security", "bypassrls", "row-level security does not hold"],
    ["may run programs of the host", "in role pg_execute_server_program", "member of pg_execute_server_program"],
    ["may read files of the host", "in role pg_read_server_files", "member of pg_read_server_files"],
    ["cannot take the roles of Cygnet", "noinherit", "cannot take the role cygnet_owner"],
    [
      "has the owner's rights at all times",
      "inherit in role cygnet_owner, cygnet_app, cygnet_guest",
      "has the rights of cygnet_owner at all times",
    ],
  ])("should refuse to start with a login that %s, and say how to fix it", async (_, attributes, said) => {
    const login = `unfit_${attributes.replaceAll(/\W+/g, "_")}`;
    await admin.query(`create role ${login} login ${attributes}`);
    await expect(open(login)).rejects.toThrow(said);
    await expect(open(login)).rejects.toThrow(`database roles --login ${login}`);
  });

  it("should be created by the printed script, repeatably, for a login of any name", async () => {
    const { code, text } = await printed({}, "database", "roles", "--login", "Cyg net");
    expect(code).toBe(0);
    await admin.query(text);
    await admin.query(text);
    const database = await open("Cyg net");
    expect(
      await database.asSystem(
        async ({ db }) => (await sql<{ n: number }>`select count(*) as n from schema_migrations`.execute(db)).rows[0]?.n,
      ),
    ).toBe(readdirSync(migrations).length);
  });

  it("should print the script for the login of DATABASE_URL, and refuse invalid options", async () => {
    expect((await printed({ DATABASE_URL: "postgres://some%20one@db/cygnet" }, "database", "roles")).text).toContain('"some one"');
    expect((await printed({}, "database", "roles")).text).toContain('alter role "cygnet"');
    expect(await printed({}, "database", "rolls")).toMatchObject({ code: 2, text: "Say what to print: roles." });
  });

  it("should not let the login create roles, run programs or read files of the host", async () => {
    const database = await open("cygnet");
    for (const work of [database.asSystem, database.asLogin])
      for (const statement of [
        "create role thief",
        "grant pg_execute_server_program to cygnet",
        "copy (select 1) to program 'true'",
        "create table taken (x text); copy taken from '/etc/passwd'",
        "alter role cygnet createrole",
      ])
        await expect(
          work(({ db }) => sql.raw(statement).execute(db)),
          statement,
        ).rejects.toThrow(/permission denied|must have admin option|must be superuser|no schema has been selected/);
  });

  it("should take over a database whose tables the login owned", async () => {
    await admin.query("create role former login createrole");
    await admin.query("create table public.older (x int)");
    await admin.query("alter table public.older owner to former");
    await admin.query("create database former_database owner former");
    await makeRoles(url, "former");
    const { rows } = await admin.query("select pg_get_userbyid(relowner) as owner from pg_class where relname = 'older'");
    expect(rows).toEqual([{ owner: "cygnet_owner" }]);
    await open("former");
  });
});
