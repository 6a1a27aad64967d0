import * as t from "io-ts";
import { readFile } from "node:fs/promises";

const Manifest = t.type({ version: t.string });

/** The version of the program, from its manifest. */
export const programVersion = async (): Promise<string> => {
  const manifest: unknown = JSON.parse(await readFile(new URL("../../package.json", import.meta.url), "utf8"));
  return Manifest.is(manifest) ? manifest.version : "unknown";
};
