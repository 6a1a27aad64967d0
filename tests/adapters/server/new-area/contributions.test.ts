import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { contributionFiles, productAreas } from "../../../../adapters/server/contributions/contribution-files.ts";
import { areaFiles, demoFiles, jobFiles, routeFiles } from "../../../../adapters/server/contributions/contribution.ts";
import { loadAreas } from "../../../../adapters/server/contributions/load-areas.ts";
import { loadContributions } from "../../../../adapters/server/contributions/load-contributions.ts";
import { serverJobs } from "../../../../adapters/server/server-jobs.ts";
import { sealerOf } from "../../../../adapters/server/storage/sealer.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { fakeDns } from "../../../fakes/dns.fake.ts";
import { fakeOutside } from "../../../fakes/outside.fake.ts";
import { noon } from "../harness.ts";
import { testConfig } from "../test-config.ts";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A folder of areas with some files. */
const folderOf = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), "cygnet-areas-"));
  folders.push(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
};

describe("contributions that are found by file name", () => {
  it("should find the files of areas alone, folder by folder, sorted by area and name", async () => {
    const first = folderOf({
      "b/z.job.ts": "",
      "b/a.job.ts": "",
      "a/m.job.ts": "",
      "a/m.routes.ts": "",
      "a/inner/x.job.ts": "",
      "y.job.ts": "",
    });
    const second = folderOf({ "a/a.job.ts": "" });
    const found = await contributionFiles([first, second], "job");
    expect(found).toEqual([join(first, "a/m.job.ts"), join(first, "b/a.job.ts"), join(first, "b/z.job.ts"), join(second, "a/a.job.ts")]);
  });

  it.each([
    ["routes", "export const other = () => [];\n", () => loadContributions(routeFiles, folders.slice(-1))],
    ["jobs", "export const jobs = [];\n", () => loadContributions(jobFiles, folders.slice(-1))],
    ["demo", "export const demo = { seed: () => undefined };\n", () => loadContributions(demoFiles, folders.slice(-1))],
    ["area", "export const area = { mergePart: [] };\n", () => loadContributions(areaFiles, folders.slice(-1))],
  ] as const)("should refuse a file whose export %s is missing or something else, naming the file", async (name, text, load) => {
    const suffix = name === "jobs" ? "job" : name;
    const folder = folderOf({ [`wrong/wrong.${suffix}.ts`]: text });
    await expect(load()).rejects.toThrow(
      `${join(folder, `wrong/wrong.${suffix}.ts`)}: a file named *.${suffix}.ts exports a contribution called "${name}"`,
    );
  });

  it("should refuse two areas that contribute under one name", async () => {
    await expect(loadAreas([productAreas, productAreas])).rejects.toThrow(
      /Two areas contribute .*names of records of the type contact.*parts of merges of the kind tasks/,
    );
    const deps = {
      config: testConfig,
      clock: fakeClock(noon),
      sealer: sealerOf(testConfig),
      areas: await loadAreas(),
      dns: fakeDns(),
      outside: fakeOutside(),
      origin: () => "",
    };
    await expect(serverJobs(deps, [productAreas, productAreas])).rejects.toThrow(
      "Two files contribute jobs of the kind contacts.bulk.forget.",
    );
  });
});
