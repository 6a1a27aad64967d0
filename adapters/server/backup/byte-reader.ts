const newline = 10;

/** Reads lines and runs of bytes from one stream, without holding more than a line or a chunk. */
export type ByteReader = {
  /** @returns null at the end */
  readonly line: () => Promise<string | null>;
  /**
   * Exactly so many bytes, in chunks.
   * @throws Error when the stream ends before
   */
  readonly bytes: (count: number) => AsyncGenerator<Buffer>;
};

export const byteReader = (source: AsyncIterable<unknown>): ByteReader => {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    const { done, value } = await chunks.next();
    if (done === true || !Buffer.isBuffer(value)) return false;
    rest = value;
    return true;
  };
  const take = (count: number): Buffer => {
    const taken = rest.subarray(0, count);
    rest = rest.subarray(count);
    return taken;
  };
  return {
    line: async () => {
      const parts: Buffer[] = [];
      for (;;) {
        const end = rest.indexOf(newline);
        parts.push(take(end < 0 ? rest.length : end));
        if (end >= 0) take(1);
        else if (await more()) continue;
        const line = Buffer.concat(parts).toString("utf8");
        return end < 0 && line === "" ? null : line;
      }
    },
    bytes: async function* (count) {
      for (let left = count; left > 0;) {
        if (rest.length === 0 && !(await more())) throw new Error("The backup ends in the middle of a file.");
        const chunk = take(Math.min(left, rest.length));
        left -= chunk.length;
        if (chunk.length > 0) yield chunk;
      }
    },
  };
};
