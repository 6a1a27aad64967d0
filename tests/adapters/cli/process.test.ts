import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const main = fileURLToPath(new URL("../../../adapters/cli/main.ts", import.meta.url));

const start = (...args: readonly string[]) => spawn(process.execPath, [main, ...args], { stdio: ["pipe", "pipe", "pipe"] });

function* endless(text: string): Generator<string> {
  for (;;) yield text;
}

const cygnet = async (args: readonly string[], input = "") => {
  const child = start(...args);
  const exited = once(child, "exit");
  child.stdin.end(input);
  const [out, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exited;
  return { code, out, said };
};

describe("the cygnet process", () => {
  it("should answer rules over real pipes, and exit 1 when a line does not decode", async () => {
    expect(await cygnet(["rule", "identifier"], '{"text":"First Name!"}\n')).toEqual({ code: 0, out: '"first_name_"\n', said: "" });
    expect(await cygnet(["rule", "identifier"], '{}\n{"text":"B"}')).toEqual({
      code: 1,
      out: '{"error":"expected text, got nothing","path":"text"}\n"b"\n',
      said: "",
    });
  });

  it("should write files that other users of the machine cannot read, whatever the umask", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cygnet-umask-"));
    try {
      const [program, file] = [`"${process.execPath}" "${main}"`, join(folder, "contacts.csv")];
      const child = spawn("sh", ["-c", `umask 000; ${program} seed && ${program} export contacts --org harbor.example --out "${file}"`], {
        stdio: "ignore",
        env: { ...process.env, CYGNET_DATA: join(folder, "data") },
      });
      expect(await once(child, "exit")).toEqual([0, null]);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it("should exit 2 for an unknown rule, its message on standard error", async () => {
    const { code, out, said } = await cygnet(["rule", "identifer"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(said).toContain("Did you mean identifier?");
  });

  it("should answer a line before the next one arrives", async () => {
    const child = start("rule", "stat-display");
    const exited = once(child, "exit");
    child.stdin.write('{"n":1250}\n');
    const [first] = await once(child.stdout, "data");
    expect(String(first)).toBe('"1.3k"\n');
    child.stdin.end('{"n":5}\n');
    expect(await text(child.stdout)).toBe('"5"\n');
    expect(await exited).toEqual([0, null]);
  });

  it("should end silently when its reader closes the pipe", async () => {
    const child = start("rule", "identifier");
    const exited = once(child, "exit");
    child.stdin.on("error", () => undefined);
    Readable.from(endless('{"text":"x"}\n'.repeat(1_000))).pipe(child.stdin);
    await once(child.stdout, "data");
    child.stdout.destroy();
    const said = await text(child.stderr);
    const [code] = await exited;
    expect({ code, said }).toEqual({ code: 0, said: "" });
  });

  it("should check a file and exit 1 on findings", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cygnet-process-"));
    await writeFile(join(folder, "contacts.csv"), "con_id,email\n1,nobody\n");
    const { code, out, said } = await cygnet(["check", folder, "--format", "json"]);
    await rm(folder, { recursive: true });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ findings: [{ code: "email-invalid", line: 2 }], summary: { error: 1 } });
    expect(said).toContain("1 error");
  });
});
