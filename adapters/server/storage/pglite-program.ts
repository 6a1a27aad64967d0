import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setFlagsFromString } from "node:v8";

const folder = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));

/**
 * Turns off the garbage collection of WebAssembly code for the whole process, which can abort it while another thread compiles.
 * @source https://github.com/nodejs/node/issues/64500 ("Check failed: jit_page_->allocations_.erase(addr) == 1"), Node 22 to 26
 */
export const keepReplacedCode = (): void => setFlagsFromString("--no-wasm-code-gc");

const compile = async (): Promise<WebAssembly.Module> => {
  keepReplacedCode();
  return WebAssembly.compile(await readFile(join(folder, "pglite.wasm")));
};

let compiled: Promise<WebAssembly.Module> | null = null;

/**
 * The compiled program of the embedded engine, once per process: threads that open a database share its machine code instead of compiling
 * nine megabytes again.
 */
export const pgliteProgram = (): Promise<WebAssembly.Module> => (compiled ??= compile());
