import { PassThrough, type Readable } from "node:stream";

/**
 * A file of an archive.
 * @property size null when it is not known; the file is compressed then
 * @property open null when its bytes are missing
 */
export type ZipEntry = { readonly name: string; readonly size: number | null; readonly open: () => Promise<Readable | null> };

/** An archive that is made while it is read, one file at a time; reading it fails when a file cannot be read. */
export const zipStream = async (entries: readonly ZipEntry[]): Promise<Readable> => {
  const { ZipFile } = await import("yazl");
  const zip = new ZipFile();
  const out = new PassThrough();
  let current: Readable | null = null;
  const fail = (error: Error): void => void out.destroy(error);
  zip.on("error", fail);
  for (const { name, size, open } of entries)
    zip.addReadStreamLazy(name, size === null ? { compress: true } : { size, compress: false }, (give) => {
      open().then(
        (bytes) => {
          current = bytes;
          if (out.destroyed) bytes?.destroy();
          else if (bytes === null) give(new Error("A file of an archive is missing."));
          else give(null, bytes.on("error", fail));
        },
        (error: unknown) => give(error instanceof Error ? error : new Error("A file of an archive cannot be read.")),
      );
    });
  zip.end();
  out.once("close", () => current?.destroy());
  zip.outputStream.pipe(out);
  return out;
};
