import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setFlagsFromString } from "node:v8";

const folder = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));

/**
 * V8 keeps machine code that a better optimised version has replaced: freeing it while another thread compiles ends the process now and then.
 * @source https://github.com/nodejs/node/issues/64500 ("Check failed: jit_page_->allocations_.erase(addr) == 1"), Node 22 to 26
 */
export const keepReplacedCode = (): void => setFlagsFromString("--no-wasm-code-gc");

let compiled: Promise<WebAssembly.Module> | null = null;

/** The compiled program of the embedded engine, once per process: each thread that opens a database shares its machine code instead of compiling nine megabytes anew. */
export const pgliteProgram = (): Promise<WebAssembly.Module> => {
  if (compiled === null) {
    keepReplacedCode();
    compiled = readFile(join(folder, "pglite.wasm")).then((bytes) => WebAssembly.compile(bytes));
  }
  return compiled;
};
