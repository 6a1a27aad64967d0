import type { ContentStorage } from "../contents/content-storage.ts";
import { isIntact, storeChecked } from "./spooled-content.ts";

/**
 * What a move did.
 * @property copied contents that were not there yet
 * @property already contents that were there, with the right bytes
 * @property damaged hashes of contents whose bytes are not what they should be; they are not copied
 */
export type MoveOutcome = { readonly copied: number; readonly already: number; readonly damaged: readonly string[] };

/**
 * Copies every content from one storage to another, checked by its hash on both sides; variants of pictures are made again there. Repeated,
 * it goes on where it was.
 * @param spool folder for the bytes of one content at a time
 * @param told called after each content
 */
export const copyContents = async (
  from: ContentStorage,
  to: ContentStorage,
  spool: string,
  told: (done: number) => void,
): Promise<MoveOutcome> => {
  let [copied, already] = [0, 0];
  const damaged: string[] = [];
  for await (const { key, bytes } of from.list()) {
    if (key.variant !== null) continue;
    const isThere = await isIntact(to, key, bytes);
    const stream = isThere ? null : await from.read(key);
    if (stream === null) already += isThere ? 1 : 0;
    else if (await storeChecked(to, key, stream, spool)) copied += 1;
    else damaged.push(key.sha256);
    told(copied + already + damaged.length);
  }
  return { copied, already, damaged };
};
