import { isUtf8 } from "node:buffer";

/** A file's encoding, detected from its first bytes; `mark` is the length of the byte order mark in bytes. */
export type Encoding = { readonly name: "utf-8" | "utf-16le" | "utf-16be"; readonly mark: number };

const sampled = 1_024;
const share = 0.3;

/** Latin text in UTF-16 has a zero in every other byte. */
const zerosAt = (bytes: Uint8Array, offset: 0 | 1): boolean => {
  const sample = bytes.subarray(0, sampled);
  const zeros = sample.filter((byte, index) => byte === 0 && index % 2 === offset).length;
  return sample.length >= 4 && zeros > (sample.length / 2) * share;
};

export const encodingOf = (start: Uint8Array): Encoding => {
  const [first, second, third] = start;
  if (first === 0xff && second === 0xfe) return { name: "utf-16le", mark: 2 };
  if (first === 0xfe && second === 0xff) return { name: "utf-16be", mark: 2 };
  if (first === 0xef && second === 0xbb && third === 0xbf) return { name: "utf-8", mark: 3 };
  if (zerosAt(start, 1)) return { name: "utf-16le", mark: 0 };
  return { name: zerosAt(start, 0) ? "utf-16be" : "utf-8", mark: 0 };
};

/** Transcodes bytes to UTF-8 without a byte order mark; UTF-8 passes through unchanged. */
export const asUtf8 = async function* (bytes: AsyncIterable<Uint8Array>, tell: (encoding: Encoding) => void): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null = null;
  let first = true;
  for await (const chunk of bytes) {
    let rest = chunk;
    if (first) {
      first = false;
      const encoding = encodingOf(chunk);
      tell(encoding);
      rest = chunk.subarray(encoding.mark);
      decoder = encoding.name === "utf-8" ? null : new TextDecoder(encoding.name);
    }
    yield decoder === null
      ? Buffer.from(rest.buffer, rest.byteOffset, rest.byteLength)
      : Buffer.from(decoder.decode(rest, { stream: true }));
  }
  if (decoder !== null) yield Buffer.from(decoder.decode());
};

/** One line's text; bytes that are not UTF-8 are decoded as Windows-1252, the usual encoding of old Windows programs. */
export const lineText = (line: Uint8Array): { readonly text: string; readonly isUtf8: boolean } => {
  const valid = isUtf8(line);
  return { text: new TextDecoder(valid ? "utf-8" : "windows-1252", { ignoreBOM: true }).decode(line), isUtf8: valid };
};
