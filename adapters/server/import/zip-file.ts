import { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { importLimits } from "../../../core/import/import-layout.model.ts";
import { FileProblem } from "./file-problem.ts";
import { openFile, type StoredFile } from "./sealed-file.ts";

/** One file inside another. */
export type ZipEntry = { readonly name: string; readonly method: number; readonly packed: number; readonly size: number; readonly at: number };

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const localBytes = 30;
const endBytes = 22;
const longestComment = 65_535;
const mostEntries = 10_000;
const mostDirectory = 4_194_304;
const encrypted = 0x1;
const stored = 0;
const deflated = 8;
/** Below this no part is suspicious, however well it packs. */
const plainBytes = 10_485_760;

const broken = (): FileProblem => new FileProblem("The workbook is damaged; open it in its program and save it again");

/** What a workbook consists of. @throws FileProblem when it is no such file, damaged, or locked by a password */
export const zipEntries = async (stored: StoredFile): Promise<ReadonlyMap<string, ZipEntry>> => {
  const file = await openFile(stored);
  try {
    const { size } = file;
    const length = Math.min(size, endBytes + longestComment);
    const tail = await file.read(size - length, length);
    let end = length - endBytes;
    while (end >= 0 && tail.readUInt32LE(end) !== endMark) end -= 1;
    if (end < 0) throw broken();
    const count = tail.readUInt16LE(end + 10);
    const bytes = tail.readUInt32LE(end + 12);
    const start = tail.readUInt32LE(end + 16);
    if (count > mostEntries || bytes > mostDirectory || start + bytes > size) throw broken();
    const directory = await file.read(start, bytes);
    const entries = new Map<string, ZipEntry>();
    for (let at = 0, seen = 0; seen < count; seen += 1) {
      if (at + 46 > bytes || directory.readUInt32LE(at) !== entryMark) throw broken();
      if ((directory.readUInt16LE(at + 8) & encrypted) !== 0) throw new FileProblem("The workbook is locked by a password");
      const nameLength = directory.readUInt16LE(at + 28);
      const name = directory.toString("utf8", at + 46, at + 46 + nameLength);
      entries.set(name, { name, method: directory.readUInt16LE(at + 10), packed: directory.readUInt32LE(at + 20), size: directory.readUInt32LE(at + 24), at: directory.readUInt32LE(at + 42) });
      at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    return entries;
  } finally {
    await file.close();
  }
};

/** The bytes of one part, unpacked as they are read. @throws FileProblem when it unpacks to more than any honest workbook has */
export const zipBytes = async function* (kept: StoredFile, { at, packed, method }: ZipEntry): AsyncGenerator<Buffer> {
  if (method !== stored && method !== deflated) throw broken();
  if (packed === 0) return;
  const file = await openFile(kept);
  const headOf = async (): Promise<number> => {
    const head = await file.read(at, localBytes);
    if (head.length < localBytes || head.readUInt32LE(0) !== localMark) throw broken();
    return at + localBytes + head.readUInt16LE(26) + head.readUInt16LE(28);
  };
  const from = await headOf().catch(async (error: unknown) => {
    await file.close();
    throw error;
  });
  const source = Readable.from(file.bytes(from, from + packed), { objectMode: false });
  const bytes = method === stored ? source : source.pipe(createInflateRaw());
  source.on("error", (error) => bytes.destroy(error));
  let total = 0;
  try {
    for await (const chunk of bytes) {
      total += chunk.length;
      if (total > importLimits.inflated || (total > plainBytes && total > packed * importLimits.ratio)) throw new FileProblem("The workbook unpacks to far more than its size; it was not read");
      yield chunk;
    }
  } catch (error) {
    throw error instanceof FileProblem ? error : broken();
  } finally {
    source.destroy();
    bytes.destroy();
    await file.close();
  }
};
