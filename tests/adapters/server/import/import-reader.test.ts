import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inspect, rawRows } from "../../../../adapters/server/import/import-file.reader.ts";
import { FileProblem } from "../../../../adapters/server/uploads/file-problem.ts";

const folder = mkdtempSync(join(tmpdir(), "cygnet-reader-"));
const file = { path: join(folder, "people.csv"), key: null };
const many = 5_000;
beforeAll(() => writeFileSync(file.path, ["Name", ...Array.from({ length: many }, (_, at) => `Person ${at}`)].join("\n")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether the process still holds the file open. */
const isOpen = (): boolean =>
  readdirSync("/proc/self/fd").some((handle) => {
    try {
      return readlinkSync(join("/proc/self/fd", handle)) === file.path;
    } catch {
      return false;
    }
  });

const layout = async () => (await inspect(file, "people.csv", null, [])).layout;

describe("The thread that parses files", () => {
  it("should deliver every row once to a slow reader", async () => {
    const names: (string | undefined)[] = [];
    for await (const rows of rawRows(file, await layout())) {
      names.push(...rows.map(({ cells }) => cells[0]));
      if (names.length < 2_000) await setImmediate();
    }
    expect(names).toEqual(Array.from({ length: many }, (_, at) => `Person ${at}`));
  });

  it.each([1, 2, 5])("should have closed the file and ended after it is left at batch %i", async (batches) => {
    let taken = 0;
    for await (const rows of rawRows(file, await layout())) {
      expect(rows.length).toBeGreaterThan(0);
      taken += 1;
      if (taken === batches) break;
    }
    expect(taken).toBe(batches);
    expect(isOpen()).toBe(false);
  });

  it("should have ended when its reader fails, with the reader's error", async () => {
    const known = await layout();
    const failing = async (): Promise<void> => {
      for await (const rows of rawRows(file, known)) throw new Error(`Not these ${rows.length}`);
    };
    await expect(failing()).rejects.toThrow(/^Not these \d+$/);
    expect(isOpen()).toBe(false);
  });

  it("should read two files at a time, and the next once one is left", async () => {
    const known = await layout();
    const [first, second, third] = [1, 2, 3].map(() => rawRows(file, known));
    expect((await first?.next())?.done).toBe(false);
    expect((await second?.next())?.done).toBe(false);
    const waiting = { isIn: false };
    const next = third?.next().then(() => {
      waiting.isIn = true;
    });
    for (let turn = 0; turn < 50; turn += 1) await setImmediate();
    expect(waiting.isIn).toBe(false);
    await first?.return(undefined);
    await next;
    expect(waiting.isIn).toBe(true);
    await second?.return(undefined);
    await third?.return(undefined);
  });

  it("should report errors of a file, and a missing file", async () => {
    const empty = { path: join(folder, "empty.csv"), key: null };
    writeFileSync(empty.path, "");
    await expect(inspect(empty, "empty.csv", null, [])).rejects.toThrow(new FileProblem("The file is empty"));
    await expect(inspect({ path: join(folder, "none.csv"), key: null }, "none.csv", null, [])).rejects.toThrow("ENOENT");
  });
});
