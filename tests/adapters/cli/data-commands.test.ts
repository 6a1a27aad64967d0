import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, it } from "vitest";
import type { CliHost } from "../../../adapters/cli/cli.host.ts";
import { registry } from "../../../adapters/cli/registry.ts";
import { run } from "../../../adapters/cli/run.ts";
import { freshDatabase } from "../../setup/postgres.ts";
import { migratedDataFolder } from "../../setup/templates.ts";

const folder = mkdtempSync(join(tmpdir(), "cygnet-data-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Outcome = { readonly code: number; readonly said: string };

/** Runs a command as the command line does, over an environment of its own. */
const cygnet = async (env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Outcome> => {
  const lines: string[] = [];
  const host: CliHost = {
    out: async (text) => void lines.push(text),
    say: (line) => void lines.push(line),
    input: (async function* () {})(),
    env,
    watched: false,
  };
  const code = await run(args, registry, host, async () => "test");
  return { code, said: lines.join("\n") };
};

const at = (name: string) => ({ CYGNET_DATA: join(folder, name) });
const backup = join(folder, "all.backup");
const rowsIn = ({ said }: Outcome): string => /([\d,]+) rows/.exec(said)?.[1] ?? "";

describe("the data commands", () => {
  it("should seed once, add contacts, and back everything up", async () => {
    expect(await cygnet(at("one"), "seed", "--contacts", "500")).toMatchObject({ code: 0 });
    expect((await cygnet(at("one"), "seed")).said).toContain("there already");
    expect(await cygnet(at("one"), "backup", backup)).toMatchObject({ code: 0 });
    const again = await cygnet(at("one"), "backup", backup);
    expect(again.code).toBe(2);
    expect(again.said).toContain("exists already");
  });

  it("should restore the same rows into another folder and into PostgreSQL", async () => {
    const written = rowsIn(await cygnet(at("one"), "backup", join(folder, "second.backup")));
    expect(Number(written.replace(",", ""))).toBeGreaterThan(700);
    const postgres = { DATABASE_URL: await freshDatabase(inject("postgresUrl"), "restore_target", "template1") };
    for (const target of [at("two"), postgres]) {
      const restored = await cygnet(target, "restore", backup, "--yes");
      expect(restored.code, restored.said).toBe(0);
      expect(rowsIn(restored)).toBe(written);
      const doctor = await cygnet(target, "doctor", "--rebuild");
      expect(doctor.said).toContain("Row-level security stands on every table");
      expect(doctor.said).toContain("Rebuilt the progress of 15 lessons");
      expect(rowsIn(await cygnet(target, "backup", join(folder, `${"DATABASE_URL" in target ? "pg" : "two"}.backup`)))).toBe(written);
    }
  });

  it("should leave the database unchanged when a backup is truncated, damaged or missing", async () => {
    const bytes = readFileSync(backup);
    const damaged = {
      "cut.backup": bytes.subarray(0, bytes.length / 2),
      "none.backup": Buffer.from("hello"),
      "empty.backup": Buffer.alloc(0),
    };
    const before = rowsIn(await cygnet(at("two"), "backup", join(folder, "before.backup")));
    for (const [name, content] of Object.entries(damaged)) {
      writeFileSync(join(folder, name), content);
      const outcome = await cygnet(at("two"), "restore", join(folder, name), "--yes");
      expect(outcome.code, name).toBe(1);
      expect(outcome.said).toContain("Nothing was changed.");
    }
    expect(rowsIn(await cygnet(at("two"), "backup", join(folder, "after.backup")))).toBe(before);
  });

  it("should print instructions when the database files are damaged, and restore the backup by following them", async () => {
    migratedDataFolder(inject("templates"), join(folder, "damaged"));
    expect(await cygnet(at("damaged"), "restore", backup, "--yes")).toMatchObject({ code: 0 });
    writeFileSync(join(folder, "damaged", "db", "global", "pg_control"), "damaged");
    for (const command of [["doctor"], ["restore", backup, "--yes"]]) {
      const outcome = await cygnet(at("damaged"), ...command);
      expect(outcome.code).toBe(1);
      expect(outcome.said).toContain("cannot be opened");
      expect(outcome.said).toContain("reset --yes");
      expect(outcome.said).toContain("restore <file> --yes");
    }
    expect(await cygnet(at("damaged"), "reset", "--yes")).toMatchObject({ code: 0 });
    expect(await cygnet(at("damaged"), "restore", backup, "--yes")).toMatchObject({ code: 0 });
  });

  it("should export all or filtered contacts as CSV in the requested order, and refuse invalid options", async () => {
    const file = join(folder, "contacts.csv");
    expect(
      await cygnet(at("one"), "export", "contacts", "--org", "harbor.example", "--columns", "first_name,email", "--plain", "--out", file),
    ).toMatchObject({ code: 0 });
    const lines = readFileSync(file, "utf8").split("\r\n");
    expect(lines[0]).toBe("First name,Email");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(lines.length).toBeGreaterThan(700);
    const some = await cygnet(
      at("one"),
      "export",
      "contacts",
      "--org",
      "harbor.example",
      "--filter",
      '{"email":{"$contains":"lena@"}}',
      "--columns",
      "email",
    );
    expect(some).toMatchObject({ code: 0 });
    expect(some.said).toContain("lena@harbor.example");
    expect(some.said.split("\r\n").length).toBeLessThan(10);
    const ordered = await cygnet(
      at("one"),
      "export",
      "contacts",
      "--org",
      "harbor.example",
      "--columns",
      "created_at",
      "--plain",
      "--sort",
      "-created",
    );
    const created = ordered.said.split("\r\n").filter((line) => /^\d{4}-/.test(line));
    expect(new Set(created).size).toBeGreaterThan(10);
    expect(created).toEqual(created.toSorted().toReversed());
    for (const [args, said] of [
      [["contacts", "--sort", "size"], '--sort is "size"; expected name'],
      [["contacts", "--org", "harbor.example", "--sort", "fields.nothing"], '--sort: Unknown field "nothing".'],
      [["contacts", "--out", file], "exists already"],
      [["contacts", "--filter", "{"], "--filter is no JSON"],
      [["contacts", "--org", "harbor.example", "--filter", '{"nothing":{"$eq":1}}'], "--filter:"],
      [["contacts", "--org", "harbor.example", "--columns", "shoes"], "--columns: There is no such column."],
      [["contacts", "--org", "elsewhere.example"], "There is no such organisation"],
      [["people"], "Say what to export"],
    ] as const) {
      const refused = await cygnet(at("one"), "export", ...args);
      expect(refused.code, said).toBe(2);
      expect(refused.said).toContain(said);
    }
  });

  it("should ask for confirmation before it replaces or deletes data, and name the error", async () => {
    expect(await cygnet(at("two"), "restore", backup)).toMatchObject({ code: 2 });
    expect(await cygnet(at("two"), "restore", join(folder, "missing"), "--yes")).toMatchObject({
      code: 2,
      said: expect.stringContaining("There is no file"),
    });
    expect(await cygnet(at("two"), "reset")).toMatchObject({ code: 2, said: expect.stringContaining("Say --yes") });
    expect(await cygnet({ DATABASE_URL: "postgres://nobody@localhost/x" }, "reset", "--yes")).toMatchObject({ code: 2 });
    expect(await cygnet({ ...at("two"), PORT: "many" }, "doctor")).toMatchObject({
      code: 2,
      said: expect.stringContaining('PORT is "many"; expected a whole number'),
    });
    expect(await cygnet(at("two"), "seed", "--contacts", "-3")).toMatchObject({ code: 2 });
  });

  it("should start over after a reset", async () => {
    copyFileSync(backup, join(folder, "kept.backup"));
    expect(await cygnet(at("two"), "reset", "--yes")).toMatchObject({ code: 0 });
    expect((await cygnet(at("two"), "seed")).said).toContain("Filled the database");
  });
});
