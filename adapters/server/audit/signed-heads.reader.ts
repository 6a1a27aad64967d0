import { readFile } from "node:fs/promises";
import { jsonIn } from "../../../core/kernel/json-in.ts";
import { SignedHead } from "./signed-head.crypto.ts";

/**
 * Reads exported heads, one JSON object per line.
 * @throws Error that names the invalid line
 */
export const readHeads = async (file: string): Promise<readonly SignedHead[]> => {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.trim() !== "");
  return lines.map((line, at) => {
    const head = jsonIn(line);
    if (!SignedHead.is(head))
      throw new Error(`Line ${at + 1} of ${file} is no head of an audit log; expected what \`cygnet audit heads\` prints.`);
    return head;
  });
};
