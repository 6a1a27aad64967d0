const newline = 0x0a;
const carriageReturn = 0x0d;

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const [first] = parts;
  return first !== undefined && parts.length === 1 ? first : Buffer.concat(parts);
};

const withoutReturn = (line: Uint8Array): Uint8Array => (line.at(-1) === carriageReturn ? line.subarray(0, -1) : line);

/** The complete lines of a byte stream, yielded chunk by chunk so that no result waits for more input; the last line needs no newline. */
export const lineBatches = async function* (input: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  const text = (line: Uint8Array): string => decoder.decode(withoutReturn(line));
  let pending: Uint8Array[] = [];
  for await (const chunk of input) {
    const lines: string[] = [];
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      lines.push(text(joined([...pending, chunk.subarray(from, end)])));
      pending = [];
      from = end + 1;
    }
    if (from < chunk.length) pending.push(chunk.slice(from));
    if (lines.length > 0) yield lines;
  }
  if (pending.length > 0) yield [text(joined(pending))];
};
