/** A stream of bytes cut into pieces of one size. */
export const inChunks = async function* (bytes: Uint8Array | string, size: number): AsyncGenerator<Uint8Array> {
  const all = typeof bytes === "string" ? Buffer.from(bytes) : bytes;
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
};

/** Everything that comes in batches, as one list. */
export const gathered = async <A>(batches: AsyncIterable<readonly A[]>): Promise<readonly A[]> => {
  const all: A[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
};
