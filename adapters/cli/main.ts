#!/usr/bin/env node
import { enableCompileCache } from "node:module";
import { beginWithAllocator } from "./allocator.ts";

// Threads, such as the database's, find the cache by the environment.
const { directory } = enableCompileCache();
if (directory !== undefined) process.env["NODE_COMPILE_CACHE"] ??= directory;
process.umask(0o077);
if (process.argv[2] === "serve") beginWithAllocator();

const { processHost } = await import("./cli.host.ts");
const { registry } = await import("./registry.ts");
const { run } = await import("./run.ts");

process.exitCode = await run(process.argv.slice(2), registry, processHost(), async () => (await import("./version.ts")).programVersion());
