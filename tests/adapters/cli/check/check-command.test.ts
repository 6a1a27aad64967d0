import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { registry } from "../../../../adapters/cli/registry.ts";
import { run } from "../../../../adapters/cli/run.ts";
import { fakeCliHost } from "../../../fakes/cli-host.fake.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cygnet-check-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const put = async (name: string, content: string | Uint8Array): Promise<string> => {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return path;
};

const check = async (...args: readonly string[]) => {
  const { host, out, said } = fakeCliHost();
  const code = await run(["check", ...args], registry, host, async () => "1.2.3");
  return { code, out: out().replaceAll(`${folder}/`, ""), said: said().replaceAll(`${folder}/`, "") };
};

const clean = "con_id,first_name,email\n1,Ann,ann@x.co\n";

describe("cygnet check", () => {
  it("should print nothing for valid data and exit 0", async () => {
    expect(await check(await put("contacts.csv", clean))).toEqual({
      code: 0,
      out: "",
      said: "Checked 1 record in 1 file: 0 errors, 0 warnings, 0 info.\n",
    });
  });

  it("should print each finding on a line with file, line, severity, code, record, field, message and suggestion", async () => {
    const { code, out } = await check(
      await put(
        "contacts.ndjson",
        '{"con_id":1,"first_name":"A","email":["a@x"]}\n{"con_id":2,"first_name":"B","mobile":["(212) 555-1234"]}\n',
      ),
    );
    expect(code).toBe(1);
    expect(out.split("\n")).toEqual([
      'contacts.ndjson:1: error email-invalid (record 1, email.0): expected an address like name@example.com, got "a@x"',
      'contacts.ndjson:2: warning phone-not-normalized (record 2, mobile.0): "(212) 555-1234" is stored as "+12125551234" → +12125551234',
      "",
    ]);
  });

  it.each([
    ["error", 0],
    ["warning", 1],
    ["info", 1],
  ])("should exit as --fail-on %s requires when the worst finding is a warning", async (failOn, expected) => {
    expect((await check(await put("contacts.csv", clean.replace("ann@", "Ann@")), "--fail-on", failOn)).code).toBe(expected);
  });

  it("should check the files of a folder against each other, whatever their order and format", async () => {
    await put("export/contacts.csv", "con_id,first_name,stage\n1,Ann,gold\n");
    await put("export/fields.json", '[{"name":"stage","label":"Stage","type":"list","values":["lead"]}]');
    await put("export/sub/groups.ndjson", '{"id":1,"name":"G","filters":{"stag":"x"}}\n');
    await put("export/readme.md", "not data");
    const { code, out } = await check(join(folder, "export"));
    expect(code).toBe(1);
    expect(out).toContain("export/contacts.csv:2: warning unknown-option (record 1, stage.0)");
    expect(out).toContain("export/sub/groups.ndjson:1: error unknown-field (record 1, filters.stag)");
  });

  it("should read a whole export from one JSON document", async () => {
    const { out, said } = await check(
      await put("everything.json", '{"triggers":[{"id":1,"type":"lesson","lesson_id":9}],"lessons":[{"id":8,"name":"L","items":[]}]}'),
    );
    expect(out).toContain("everything.json:1: error unknown-reference (record 1, lesson_id): no record of lessons has the id 9");
    expect(said).toContain("Checked 2 records in 1 file");
  });

  it("should report unreadable files, check the rest, and exit 2", async () => {
    const { code, out } = await check(
      join(folder, "missing.csv"),
      await put("notes.csv", "a\n"),
      await put("picture.png", ""),
      await put("contacts.csv", clean.replace("ann@", "ann")),
    );
    expect(code).toBe(2);
    expect(out).toContain("missing.csv:1: error cannot-read: there is no such file or folder");
    expect(out).toContain("notes.csv:1: error cannot-read: the name does not tell what the file holds; say it with --kind");
    expect(out).toContain("picture.png:1: error cannot-read");
    expect(out).toContain("contacts.csv:2: error email-invalid");
  });

  it("should report once that a file holds another kind than the one it is checked as", async () => {
    const { code, out } = await check(await put("data.csv", "id,uuid,name,items\n1,a,L,[]\n2,b,M,[]\n"), "--kind", "contacts");
    expect(code).toBe(1);
    expect(out).toBe(
      "data.csv:2: error wrong-kind: checked as contacts, but the fields are those of lessons; the file was not checked further → --kind lessons\n",
    );
  });

  it("should accept a kind by any of its names", async () => {
    const path = await put("data.ndjson", '{"id":1,"type":"sms","name":"A","campaign_id":1,"wf_pid":9}\n');
    expect((await check(path, "--kind", "triggers")).out).toContain("workflow-problem");
    expect((await check(path, "--kind", "workflows")).out).toContain("workflow-problem");
  });

  it.each<[string, string | Uint8Array, string]>([
    ["a record that is not JSON", '{"con_id":1,"name":"A"}\nnope\n{"con_id":1,"name":"B"}\n', "contacts.ndjson:2: error not-json"],
    ["a truncated record", '{"con_id":1,"name":"A"}\n{"con_id":1,"name":"B"}\n{"con_id":', "contacts.ndjson:3: error truncated"],
    [
      "Latin-1",
      Buffer.from('{"con_id":1,"name":"Zoë"}\n{"con_id":1,"name":"B"}\n', "latin1"),
      "contacts.ndjson:1: error encoding: not UTF-8",
    ],
    [
      "UTF-16",
      Buffer.from('\uFEFF{"con_id":1,"name":"A"}\n{"con_id":1,"name":"B"}\n', "utf16le"),
      "contacts.ndjson:1: error encoding: the file is UTF-16LE",
    ],
    ["a byte order mark", '\uFEFF{"con_id":1,"name":"A"}\n{"con_id":1,"name":"B"}\n', "contacts.ndjson:1: info byte-order-mark"],
    [
      "a line of more than 10 MB",
      `{"con_id":1,"name":"A"}\n{"x":"${"x".repeat(10_500_000)}"}\n{"con_id":1,"name":"B"}\n`,
      "contacts.ndjson:2: error too-long",
    ],
    [
      "an object that never ends",
      '{"con_id":1,"name":"A"}\n{"con_id":1,"name":"B"}\n{"con_id":2,"name":{"a":1}',
      "contacts.ndjson:3: error",
    ],
    ["a list for a record", '{"con_id":1,"name":"A"}\n[1]\n{"con_id":1,"name":"B"}\n', "contacts.ndjson:2: error not-a-record"],
  ])("should report %s and still check the rest", async (_, content, message) => {
    const { out } = await check(await put("contacts.ndjson", content));
    expect(out).toContain(message);
    expect(out).toContain("error duplicate-id");
  });

  it("should report once which columns no rule checks", async () => {
    const { code, out } = await check(await put("contacts.csv", "con_id,First Name,Shoe Size,E-Mail\n1,Ann,9,x\n2,Bo,8,y\n"));
    expect(code).toBe(0);
    expect(out).toBe("contacts.csv:2: info unchecked-columns: not checked, for no rule knows them: shoe_size, e_mail\n");
  });

  it("should refuse an empty path list and unknown options", async () => {
    expect(await check()).toMatchObject({ code: 2, said: "Name a file or folder to check.\n" });
    expect(await check("x.csv", "--format", "xml")).toMatchObject({
      code: 2,
      said: expect.stringContaining('--format: expected one of "pretty", "json", "sarif", "junit", got "xml"'),
    });
    expect(await check("x.csv", "--kind", "dogs")).toMatchObject({ code: 2, said: expect.stringContaining("--kind: expected one of") });
  });
});

describe("cygnet check --fix", () => {
  it("should write a repaired copy beside the input and leave the input unchanged", async () => {
    const source = 'con_id,first_name,email,mobile,tags\n1,"Ann, B.",Ann@x.co,(212) 555-1234,#VIP;vip\n2,Bo,,,\n';
    const path = await put("contacts.csv", source);
    const { said } = await check(path, "--fix");
    expect(said).toContain("Wrote contacts.fixed.csv.");
    expect(await readFile(join(folder, "contacts.fixed.csv"), "utf8")).toBe(
      'con_id,first_name,email,mobile,tags\n1,"Ann, B.",ann@x.co,+12125551234,vip\n2,Bo,,,\n',
    );
    expect(await readFile(path, "utf8")).toBe(source);
    await rm(path);
    expect((await check(join(folder, "contacts.fixed.csv"))).out).toBe("");
  });

  it("should keep the rest of a JSON document as it was written", async () => {
    const path = await put(
      "contacts.json",
      '{ "version": 2,\n "contacts": [ {"con_id":1, "first_name":"A","tags":["a","a"]},\n {"con_id":2, "first_name": "B"} ], "fields": [ {"name":"x","label":"X","type":"list","values":["p","p"]} ] }\n',
    );
    await check(path, "--fix");
    expect(await readFile(join(folder, "contacts.fixed.json"), "utf8")).toBe(
      '{ "version": 2,\n "contacts": [ {"con_id":1,"first_name":"A","tags":["a"]},\n {"con_id":2, "first_name": "B"} ], "fields": [ {"name":"x","label":"X","type":"list","values":["p"]} ] }\n',
    );
  });

  it("should write nothing when nothing can be repaired", async () => {
    await check(await put("contacts.csv", clean.replace("ann@x.co", "nobody")), "--fix");
    expect(await readdir(folder)).toEqual(["contacts.csv"]);
  });

  it("should never overwrite an existing file", async () => {
    const path = await put("contacts.csv", clean.replace("ann@", "Ann@"));
    await put("contacts.fixed.csv", "mine");
    const { code, said } = await check(path, "--fix");
    expect(code).toBe(2);
    expect(said).toBe("contacts.fixed.csv is there already; move it away before --fix writes it.\n");
    expect(await readFile(join(folder, "contacts.fixed.csv"), "utf8")).toBe("mine");
  });
});
