import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { writeContacts } from "../../../bench/contact-files.ts";

const main = fileURLToPath(new URL("../../../../adapters/cli/main.ts", import.meta.url));
const contacts = 100_000;

describe("checking many contacts", () => {
  it("should check a hundred thousand contacts in a heap that could not hold them, and find the one at the end that is there twice", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cygnet-many-"));
    const path = join(folder, "contacts.csv");
    await writeContacts(path, contacts);
    await appendFile(path, `${contacts + 1},Twin,,person1@example.com,,,,1,\n`);
    const child = spawn(process.execPath, ["--max-old-space-size=24", main, "check", path], { stdio: ["ignore", "pipe", "pipe"] });
    const exited = once(child, "exit");
    const [out, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect(await exited).toEqual([1, null]);
    expect(out).toBe(
      `${path}:${contacts + 2}: error duplicate-value (record ${contacts + 1}, email): person1@example.com also belongs to the contact at line 2 → merge the two contacts\n`,
    );
    expect(said).toContain("Checked 100,001 records in 1 file: 1 error");
    await rm(folder, { recursive: true });
  });
});
