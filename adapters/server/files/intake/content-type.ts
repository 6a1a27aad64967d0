import { fileTypeFromFile } from "file-type";
import { open } from "node:fs/promises";
import { extensionOf, plainType } from "../../../../core/files/file-type.rule.ts";
import { textType } from "../../../../core/files/text-type.rule.ts";

const unknownType = "application/octet-stream";
const sampleBytes = 4_096;

/** Older Office documents share one container. */
const officeTypes: Readonly<Record<string, string>> = {
  doc: "application/msword",
  xls: "application/vnd.ms-excel",
  ppt: "application/vnd.ms-powerpoint",
  msg: "application/vnd.ms-outlook",
};

const startOf = async (path: string): Promise<Buffer> => {
  const handle = await open(path, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** The text that bytes begin with; null for bytes that are no text. */
const textOf = (start: Buffer): string | null => {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder("utf-16le").decode(start);
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder("utf-16be").decode(start);
  return /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/.test(start.toString("latin1")) ? null : start.toString("utf8");
};

/** Types with a signature of two letters, with which a text may begin too. */
const weak: ReadonlySet<string> = new Set(["image/bmp", "application/x-msdownload"]);

/** The name of a type that is found under several. */
const named = (mime: string, name: string): string => {
  const plain = plainType(mime);
  if (plain === "application/x-cfb") return officeTypes[extensionOf(name)] ?? plain;
  return plain === "image/apng" ? "image/png" : plain;
};

/**
 * The media type of a local file by its content; names only tell types of text and of older Office documents apart.
 * @returns `application/octet-stream` where the content shows nothing
 */
export const contentType = async (path: string, name: string): Promise<string> => {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found !== undefined && found.mime !== "application/xml" && !weak.has(found.mime)) return named(found.mime, name);
  const text = textOf(await startOf(path));
  return text === null ? (found?.mime ?? unknownType) : textType(text, name);
};
