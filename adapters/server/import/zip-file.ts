import { Readable } from "node:stream";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { importLimits } from "../../../core/import/import-layout.model.ts";
import { damagedWorkbook, FileProblem } from "../uploads/file-problem.ts";
import { type OpenFile, openFile, type StoredFile } from "../uploads/sealed-file.ts";

/** An open ZIP archive. */
export type Zip = {
  /** Parts by their path. */
  readonly parts: ReadonlyMap<string, Entry>;
  /**
   * The bytes of one part, inflated while they are read.
   * @throws FileProblem when the part is damaged or inflates beyond the limits
   */
  readonly bytes: (part: Entry) => AsyncGenerator<Uint8Array>;
  readonly close: () => Promise<void>;
};

const mostParts = 10_000;
/** Parts below this size are exempt from the compression ratio limit. */
const plainBytes = 10_485_760;

const problemOf = (error: unknown): FileProblem => (error instanceof FileProblem ? error : damagedWorkbook());

/** Random access reader for a file that may be encrypted. */
class StoredFileReader extends yauzl.RandomAccessReader {
  readonly #file: OpenFile;

  constructor(file: OpenFile) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#file.bytes(start, end), { objectMode: false });
  }
}

const partsOf = async (zip: ZipFile): Promise<ReadonlyMap<string, Entry>> => {
  if (zip.entryCount > mostParts) throw damagedWorkbook();
  const parts = new Map<string, Entry>();
  for await (const part of zip.eachEntry()) {
    if (part.isEncrypted()) throw new FileProblem("The workbook is locked by a password");
    parts.set(part.fileName, part);
  }
  return parts;
};

const isBomb = ({ uncompressedSize, compressedSize }: Entry): boolean =>
  uncompressedSize > importLimits.inflated || (uncompressedSize > plainBytes && uncompressedSize > compressedSize * importLimits.ratio);

/**
 * Opens a ZIP archive; a part that inflates to more than its directory entry says is damaged.
 * @throws FileProblem when it is not an archive, damaged, or password-protected
 */
export const openZip = async (stored: StoredFile): Promise<Zip> => {
  const file = await openFile(stored);
  try {
    const zip = await yauzl.fromRandomAccessReaderPromise(new StoredFileReader(file), file.size, { autoClose: false });
    const parts = await partsOf(zip);
    return {
      parts,
      bytes: async function* (part) {
        if (isBomb(part)) throw new FileProblem("The workbook unpacks to far more than its size; it was not read");
        try {
          const stream = await zip.openReadStreamPromise(part);
          for await (const chunk of stream) yield chunk;
        } catch (error) {
          throw problemOf(error);
        }
      },
      close: file.close,
    };
  } catch (error) {
    await file.close();
    throw problemOf(error);
  }
};
