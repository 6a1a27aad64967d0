#!/usr/bin/env node
import { readFile } from "node:fs/promises";
import { enableCompileCache } from "node:module";

enableCompileCache();

const { processHost } = await import("./cli.host.ts");
const { registry } = await import("./registry.ts");
const { run } = await import("./run.ts");

const version = async (): Promise<string> => {
  const manifest: { readonly version: string } = JSON.parse(await readFile(new URL("../../package.json", import.meta.url), "utf8"));
  return manifest.version;
};

process.exitCode = await run(process.argv.slice(2), registry, processHost(), version);
