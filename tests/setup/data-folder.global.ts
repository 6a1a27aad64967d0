import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startProcess } from "../adapters/server/faults/server-process.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Starts a server once, for tests of faults that are not about a first start. */
export default async (project: TestProject): Promise<() => void> => {
  const folder = mkdtempSync(join(temporaryFolder(), "cygnet-started-"));
  const server = await startProcess({ CYGNET_DATA: folder });
  await server.kill("SIGTERM");
  project.provide("dataFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
};
