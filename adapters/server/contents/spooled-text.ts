import { randomBytes, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { openFile, sealedBytes } from "../uploads/sealed-file.ts";

const bytesOf = async function* (texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
};

/** Buffers the text in a temporary file, encrypted with a key that is never stored, so that a slow download does not block the producer. */
export const spooledText = async function* (texts: AsyncIterable<string>): AsyncGenerator<string> {
  const path = join(tmpdir(), `cygnet-${randomUUID()}`);
  const key = randomBytes(32);
  const spooled = async () => {
    try {
      await pipeline(sealedBytes(bytesOf(texts), key), createWriteStream(path, { mode: 0o600, flags: "wx" }));
      return await openFile({ path, key });
    } finally {
      await rm(path, { force: true });
    }
  };
  const file = await spooled();
  try {
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    for await (const chunk of file.bytes(0, file.size)) yield decoder.decode(chunk, { stream: true });
  } finally {
    await file.close();
  }
};
