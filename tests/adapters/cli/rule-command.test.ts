import * as t from "io-ts";
import { describe, expect, it } from "vitest";
import { ruleCommandOver } from "../../../adapters/cli/rule.command.ts";
import { run } from "../../../adapters/cli/run.ts";
import { rule } from "../../../core/kernel/rule.ts";
import { fakeCliHost } from "../../fakes/cli-host.fake.ts";

const double = rule({
  name: "double",
  sentence: "Twice the number.",
  input: t.type({ n: t.number }),
  output: t.number,
  run: ({ n }) => n * 2,
});
const shout = rule({
  name: "shout",
  sentence: "The text in capitals.",
  input: t.string,
  output: t.string,
  run: (text) => text.toUpperCase(),
});
const entries = [{ name: "rule", summary: "Apply a rule.", load: async () => ruleCommandOver(async () => [double, shout]) }];

const cygnet = async (args: readonly string[], ...input: readonly (string | Uint8Array)[]) => {
  const { host, out, said } = fakeCliHost(...input);
  const code = await run(args, entries, host, async () => "1.2.3");
  return { code, out: out(), said: said() };
};

describe("cygnet rule", () => {
  it("should answer each line with one line", async () => {
    expect(await cygnet(["rule", "double"], '{"n":1}\n{"n":2}\n')).toEqual({ code: 0, out: "2\n4\n", said: "" });
  });

  it("should answer a last line that has no newline", async () => {
    expect((await cygnet(["rule", "double"], '{"n":1}')).out).toBe("2\n");
  });

  it("should join lines and characters that were split between chunks", async () => {
    const bytes = Buffer.from('"é"\n"b"\n');
    expect((await cygnet(["rule", "shout"], bytes.subarray(0, 2), bytes.subarray(2, 3), bytes.subarray(3))).out).toBe('"É"\n"B"\n');
  });

  it("should skip blank lines and accept Windows line endings", async () => {
    expect((await cygnet(["rule", "double"], '\r\n{"n":1}\r\n\n  \n{"n":2}')).out).toBe("2\n4\n");
  });

  it("should answer a line that does not decode with error and path, continue, and exit 1", async () => {
    const { code, out } = await cygnet(["rule", "double"], '{"n":"one"}\n{"n":2}\n');
    expect(code).toBe(1);
    expect(out).toBe('{"error":"expected a number, got \\"one\\"","path":"n"}\n4\n');
  });

  it("should answer a line that is not JSON with an error and an empty path", async () => {
    const { code, out } = await cygnet(["rule", "double"], '{"n":\n{"n":2}\n');
    expect(code).toBe(1);
    const [first, second] = out
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(first).toEqual({ error: expect.stringContaining("not valid JSON"), path: "" });
    expect(second).toBe(4);
  });

  it("should list the rules with their sentences, as JSON with --json", async () => {
    expect((await cygnet(["rule", "--list"])).out).toBe("double  Twice the number.\nshout   The text in capitals.\n");
    expect(JSON.parse((await cygnet(["rule", "--list", "--json"])).out)).toEqual([
      { name: "double", sentence: "Twice the number." },
      { name: "shout", sentence: "The text in capitals." },
    ]);
  });

  it("should print input and output as JSON Schema", async () => {
    const { code, out } = await cygnet(["rule", "double", "--schema"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      input: { type: "object", properties: { n: { type: "number" } }, required: ["n"] },
      output: { type: "number" },
    });
  });

  it("should refuse an unknown rule with the nearest names", async () => {
    const { code, out, said } = await cygnet(["rule", "duoble"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(said).toContain("Did you mean double?");
  });

  it("should refuse a missing rule name", async () => {
    expect(await cygnet(["rule"])).toMatchObject({ code: 2, said: expect.stringContaining("Name a rule.") });
  });
});

describe("the command line", () => {
  it("should show the commands with --help", async () => {
    const { code, out } = await cygnet(["--help"]);
    expect(code).toBe(0);
    expect(out).toContain("rule  Apply a rule.");
  });

  it("should show a command's options with --help", async () => {
    for (const args of [
      ["rule", "--help"],
      ["help", "rule"],
      ["rule", "-h"],
    ]) {
      const { code, out } = await cygnet(args);
      expect(code).toBe(0);
      expect(out).toContain("--schema");
    }
  });

  it("should print the version", async () => {
    expect(await cygnet(["--version"])).toEqual({ code: 0, out: "1.2.3\n", said: "" });
  });

  it("should refuse an unknown command with the nearest names", async () => {
    const { code, out, said } = await cygnet(["rul"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(said).toContain("Did you mean rule?");
  });

  it("should refuse a missing command and list the commands", async () => {
    const { code, said } = await cygnet([]);
    expect(code).toBe(2);
    expect(said).toContain("Commands:");
  });

  it.each([
    ["an unknown option", ["rule", "double", "--scheme"], "Did you mean --schema?"],
    ["a value for a switch", ["rule", "--list=yes"], "takes no value"],
  ])("should refuse %s", async (_, args, message) => {
    const { code, said } = await cygnet(args);
    expect(code).toBe(2);
    expect(said).toContain(message);
  });
});
