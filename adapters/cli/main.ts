#!/usr/bin/env node
import { enableCompileCache } from "node:module";

enableCompileCache();
process.umask(0o077);

const { processHost } = await import("./cli.host.ts");
const { registry } = await import("./registry.ts");
const { run } = await import("./run.ts");

process.exitCode = await run(process.argv.slice(2), registry, processHost(), async () => (await import("./version.ts")).programVersion());
