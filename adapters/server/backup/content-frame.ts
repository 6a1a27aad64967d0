import * as t from "io-ts";
import { createHash } from "node:crypto";
import type { ContentStorage } from "../contents/content-storage.ts";
import type { ByteReader } from "./byte-reader.ts";

const ContentRow = t.type({ org_id: t.number, sha256: t.string, bytes: t.number });
type ContentRow = t.TypeOf<typeof ContentRow>;

/**
 * The bytes of a content in a backup.
 * @property chunks must be read to their end
 * @throws Error at the end of the chunks when they are not what was written
 */
export type BackupContent = ContentRow & { readonly kind: "content"; readonly chunks: AsyncIterable<Buffer> };

/**
 * A content of a backup: a line that begins with a tab and says whose it is and how long, the bytes, and a line with the hash of what was
 * written, by which damage to the backup is distinguished from earlier damage to the content.
 */
export async function* writeContent(contents: ContentStorage, row: ContentRow): AsyncGenerator<string | Buffer> {
  const { org_id: org, sha256, bytes } = row;
  const key = { org, sha256, variant: null };
  const stream = (await contents.size(key)) === bytes ? await contents.read(key) : null;
  if (stream === null) return;
  const hash = createHash("sha256");
  let written = 0;
  yield `\t${JSON.stringify({ org_id: org, sha256, bytes })}\n`;
  for await (const chunk of stream) {
    const part = Buffer.from(chunk);
    hash.update(part);
    written += part.length;
    yield part;
  }
  if (written !== bytes) throw new Error(`A file of ${bytes} bytes ended after ${written} in ${contents.name}.`);
  yield `\n${hash.digest("hex")}\n`;
}

async function* checkedChunks(reader: ByteReader, { sha256, bytes }: ContentRow): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for await (const chunk of reader.bytes(bytes)) {
    hash.update(chunk);
    yield chunk;
  }
  const [end, written] = [await reader.line(), await reader.line()];
  if (end !== "" || written !== hash.digest("hex")) throw new Error(`The bytes of the content ${sha256} in the backup are damaged.`);
}

/**
 * A content of a backup.
 * @param heading its line, without the tab
 */
export async function* readContent(reader: ByteReader, heading: string): AsyncGenerator<BackupContent> {
  const row: unknown = JSON.parse(heading);
  if (!ContentRow.is(row) || !(row.bytes >= 0)) throw new Error("The backup holds bytes that belong to nothing.");
  yield { ...row, kind: "content", chunks: checkedChunks(reader, row) };
}
