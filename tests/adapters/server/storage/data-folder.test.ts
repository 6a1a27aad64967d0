import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FolderInUse, lockFolder } from "../../../../adapters/server/storage/data-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cygnet-folder-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fieldsOf = (pid: number): readonly string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
};
const hold = (pid: number): void => writeFileSync(join(folder, "lock"), `${pid} ${fieldsOf(pid)[19]}\n`);

describe("the data folder", () => {
  it("should belong to one process while that lives, and be free once it is released", async () => {
    const giveBack = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
    await giveBack();
    await (
      await lockFolder(folder)
    )();
  });

  it.each(["without a lock", "with the lock of a process that ended"])(
    "should belong to one of many who ask at once, %s",
    async (state) => {
      if (state !== "without a lock") {
        const ended = spawn("true");
        await once(ended, "exit");
        writeFileSync(join(folder, "lock"), `${ended.pid} 1\n`);
      }
      const asked = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
      const held = asked.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
      expect(held).toHaveLength(1);
      expect(readFileSync(join(folder, "lock"), "utf8")).toBe(`${process.pid} ${fieldsOf(process.pid)[19]}\n`);
      await held[0]?.();
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it.each([0o755, 0o777, 0o750, 0o701])("should be closed to other users of the machine, also when it existed before: %o", async (mode) => {
    const made = join(folder, "made");
    mkdirSync(made);
    chmodSync(made, mode);
    const giveBack = await lockFolder(made);
    expect(statSync(made).mode & 0o777).toBe(0o700);
    await giveBack();
  });

  it("should be refused, unchanged, if it is shared by all users", async () => {
    const shared = join(folder, "shared");
    mkdirSync(shared);
    chmodSync(shared, 0o1777);
    await expect(lockFolder(shared)).rejects.toThrow(
      /shared is open to other users of this machine \(mode 777\), who share it\. Run chmod 700/,
    );
    expect(statSync(shared).mode & 0o7777).toBe(0o1777);
  });

  it("should be refused if its permissions cannot be changed", async () => {
    await expect(lockFolder("/proc/self/task")).rejects.toThrow(
      /permissions cannot be changed \(\w+\)\. Run chmod 700 on it as its owner, or choose another folder with CYGNET_DATA\./,
    );
  });

  it("should be free after a crash, even before its dead process is reaped", async () => {
    const parent = spawn("sh", ["-c", "sleep 300 & echo $!; exec sleep 300"], { stdio: ["ignore", "pipe", "ignore"] });
    try {
      const [said] = await once(parent.stdout, "data");
      const dead = Number(String(said));
      // A shell would reap it.
      await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, "utf8"), { timeout: 30_000 }).toBe("sleep\n");
      process.kill(dead, "SIGKILL");
      await expect.poll(() => fieldsOf(dead)[0], { timeout: 30_000 }).toBe("Z");
      hold(dead);
      await (
        await lockFolder(folder)
      )();
    } finally {
      parent.kill("SIGKILL");
    }
  });

  it("should stay with a living process", async () => {
    const other = spawn("sleep", ["300"]);
    try {
      hold(other.pid ?? 0);
      await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${other.pid}`);
    } finally {
      other.kill("SIGKILL");
    }
  });
});
