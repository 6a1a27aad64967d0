import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const folder = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));

let compiled: Promise<WebAssembly.Module> | null = null;

/** The compiled program of the embedded engine, once per process: each thread that opens a database shares its machine code instead of compiling nine megabytes anew. */
export const pgliteProgram = (): Promise<WebAssembly.Module> => {
  compiled ??= readFile(join(folder, "pglite.wasm")).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
};
