import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { CliHost } from "../../../adapters/cli/cli.host.ts";
import { mappingOf } from "../../../adapters/cli/import/given-mapping.ts";
import { registry } from "../../../adapters/cli/registry.ts";
import { run } from "../../../adapters/cli/run.ts";
import { mainTargets } from "../../../core/import/guess-mapping.rule.ts";
import { migratedDataFolder } from "../../setup/templates.ts";

const folder = mkdtempSync(join(tmpdir(), "cygnet-cli-import-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Outcome = { readonly code: number; readonly out: string; readonly said: string };

const cygnet = async (...args: readonly string[]): Promise<Outcome> => {
  const out: string[] = [];
  const said: string[] = [];
  const host: CliHost = {
    out: async (text) => void out.push(text),
    say: (line) => void said.push(line),
    input: (async function* () {})(),
    env: { CYGNET_DATA: join(folder, "data") },
    watched: false,
  };
  const code = await run(args, registry, host, async () => "test");
  return { code, out: out.join(""), said: said.join("\n") };
};

const write = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const olivia = ["--as", "olivia@harbor.example"] as const;
const kept = (): readonly string[] => (existsSync(join(folder, "data", "imports")) ? readdirSync(join(folder, "data", "imports")) : []);

beforeAll(async () => {
  migratedDataFolder(inject("templates"), join(folder, "data"));
  expect((await cygnet("seed")).code).toBe(0);
});

describe("cygnet import", () => {
  const people = write("people.csv", "First name,Mail,Title,Talent\nAda,ada@cli.example,Pilot,Sales\nBo,nope,Guide,Juggling\n");
  const mapping = write("mapping.json", JSON.stringify({ Mail: "email", Title: "Job title", Talent: "skip" }));

  it("should print a dry run as a table or as JSON, and store nothing", async () => {
    const dry = await cygnet("import", people, ...olivia, "--mapping", mapping, "--dry-run");
    expect(dry.code, dry.said).toBe(1);
    expect(dry.out).toMatch(/Title\s+job_title/);
    expect(dry.out).toMatch(/create\s+1\n[\s\S]*cannot be imported\s+1\n\s+Mail: Email is invalid \(1, first in row 3; nope\)/);
    const json: unknown = JSON.parse((await cygnet("import", people, ...olivia, "--mapping", mapping, "--dry-run", "--json")).out);
    expect(json).toMatchObject({ plan: { total: 2, create: 1, error: 1 }, counts: null });
    expect(kept()).toEqual([]);
  });

  it("should import by the server's own run, and write the failed rows with their reason", async () => {
    const failed = join(folder, "failed.csv");
    const done = await cygnet("import", people, ...olivia, "--mapping", mapping, "--failed", failed, "--tags", "fair, cli");
    expect(done.code, done.said).toBe(1);
    expect(done.out).toMatch(/created\s+1\n/);
    expect(readFileSync(failed, "utf8")).toBe(
      "\ufeffFirst name,Mail,Title,Talent,_error\r\nBo,nope,Guide,Juggling,Mail: Email is invalid\r\n",
    );
    const again = await cygnet(
      "import",
      write("mended.csv", "First name,Mail,Title\nAda,ada@cli.example,Captain\n"),
      ...olivia,
      "--mode",
      "overwrite",
      "--mapping",
      write("three.json", '["first_name", "email", "field:job_title"]'),
      "--json",
    );
    expect(again.code).toBe(0);
    expect(JSON.parse(again.out)).toMatchObject({ counts: { total: 1, updated: 1, failed: 0 } });
  });

  it("should ask for the date order where several are possible, and show how it reads the dates", async () => {
    const dates = write("dates.csv", "First name,Birthday\nCy,03/04/2025\n");
    const asked = await cygnet(
      "import",
      dates,
      ...olivia,
      "--mapping",
      write("dates.json", '["first_name", "field:birthday"]'),
      "--dry-run",
    );
    expect([asked.code, asked.said]).toEqual([
      2,
      "Choose the order of day, month and year: 03/04/2025 in Birthday can be read in several ways. Name it with --dates mdy, dmy or ymd.",
    ]);
    const read = await cygnet("import", dates, ...olivia, "--mapping", join(folder, "dates.json"), "--dates", "dmy", "--dry-run");
    expect(read.code, read.said).toBe(0);
    expect(read.out).toContain("Birthday: 03/04/2025 → 2025-04-03\n");
  });

  it.each([
    [["import"], /Name the file/],
    [["import", "/nowhere.csv"], /There is no file/],
    [["import", people], /several organisations; name the user who acts with --as/],
    [["import", people, "--as", "gus@harbor.example"], /may not import/],
    [["import", people, "--as", "nadia@harbor.example"], /Nobody logs in as nadia@harbor.example/],
    [["import", people, ...olivia, "--match", "shoe"], /--match/],
    [["import", people, ...olivia, "--country", "XX"], /--country is "XX"/],
    [["import", people, ...olivia, "--mapping", write("list.json", "[1]")], /holds no mapping/],
    [["import", people, ...olivia, "--mapping", write("broken.json", "{")], /cannot be read as JSON/],
    [["import", write("picture.csv", "%PDF-1.7"), ...olivia], /This is a PDF/],
  ] as const)("should do nothing and print the reason for %j", async (args, said) => {
    const before = kept().length;
    const outcome = await cygnet(...args);
    expect(outcome.code).toBe(2);
    expect(outcome.said).toMatch(said);
    expect(outcome.out).toBe("");
    expect(kept().length).toBe(before);
  });
});

describe("a mapping that was written", () => {
  const columns = [
    { name: "First name", samples: [] },
    { name: "Mail", samples: [] },
  ];
  const targets = [...mainTargets, { id: "field:job_title", label: "Job title", type: "string" as const, values: null }];
  it.each([
    [null, ["first_name", "skip"]],
    [{ Mail: "email" }, ["first_name", "email"]],
    [{ Mail: "Job title" }, ["first_name", "field:job_title"]],
    [
      ["skip", "job_title"],
      ["skip", "field:job_title"],
    ],
  ] as const)("should name fields by key or label, columns by name or order: %j", (given, mapping) =>
    expect(mappingOf(given, columns, targets, ["first_name", "skip"])).toEqual(mapping),
  );
  it.each([
    [{ Nose: "email" }, /no column "Nose"; it has First name, Mail/],
    [{ Mail: "emial" }, /no field "emial". Did you mean email/],
    [["email"], /1 entries and the file 2 columns/],
  ] as const)("should be refused where it names an unknown field or column: %j", (given, said) =>
    expect(() => mappingOf(given, columns, targets, [])).toThrow(said),
  );
});
