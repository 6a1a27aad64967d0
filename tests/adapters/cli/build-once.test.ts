import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { buildOnce } from "../../../adapters/cli/build-once.ts";

const root = mkdtempSync(join(tmpdir(), "cygnet-build-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Something to build that takes a while, and how often it was. */
const made = (name: string, fails = 0) => {
  const told = { builds: 0, running: 0, most: 0, waiting: 0 };
  let isThere = false;
  return {
    told,
    folder: join(root, name),
    isBuilt: async () => isThere,
    build: async () => {
      told.builds += 1;
      told.running += 1;
      told.most = Math.max(told.most, told.running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      told.running -= 1;
      if (told.builds <= fails) throw new Error("The disk is full.");
      isThere = true;
    },
    waits: () => {
      told.waiting += 1;
    },
  };
};

describe("what is built at the start", () => {
  it("should be built by one of those who start together, while the others wait", async () => {
    const pages = made("together");
    await Promise.all([buildOnce(pages), buildOnce(pages), buildOnce(pages)]);
    expect(pages.told).toEqual({ builds: 1, running: 0, most: 1, waiting: 2 });
    await buildOnce(pages);
    expect(pages.told.builds).toBe(1);
  });

  it("should be built by the next one where it failed, and leave no lock behind", async () => {
    const pages = made("failing", 1);
    const ended = await Promise.allSettled([buildOnce(pages), buildOnce(pages)]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(pages.told).toEqual({ builds: 2, running: 0, most: 1, waiting: 1 });
    expect(readdirSync(pages.folder)).toEqual([]);
  });
});
