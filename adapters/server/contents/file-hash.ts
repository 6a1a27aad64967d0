import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/** The SHA-256 of a local file, hexadecimal. */
export const fileHash = async (path: string): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path, { highWaterMark: 1_048_576 }), hash);
  return hash.digest("hex");
};
